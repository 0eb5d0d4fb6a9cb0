/** Hours after noon of a time such as `23:30`, so that a night runs in one direction: 11.5. */
function hoursAfterNoon(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return ((hours + 12) % 24) + minutes / 60;
}

/** The hours after noon of both ends of a span such as `23:00–6:30`. */
export function spanAfterNoon(span: string): { from: number; to: number } {
  const [from = '', to = ''] = span.split('–');
  return { from: hoursAfterNoon(from), to: hoursAfterNoon(to) };
}

/** A whole hour after noon as a clock shows it: 11 is `23`. */
export const clockHour = (afterNoon: number): string => String((afterNoon + 12) % 24);

/** Part of a whole in the percent of an SVG attribute. */
export const percent = (part: number, whole: number): string =>
  `${((part / whole) * 100).toFixed(2)}%`;
