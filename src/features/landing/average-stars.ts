/** The number in a rating such as `4,5`. */
export const averageStars = (value: string): number => Number.parseFloat(value.replace(',', '.'));
