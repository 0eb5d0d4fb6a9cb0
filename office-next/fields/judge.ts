export const judgedBy = (_name: string) => () => true as const;
