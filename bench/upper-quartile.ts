/**
 * What three of four values do not exceed; 0 of none. A goal that is met by it does not owe that to a
 * lucky run.
 */
export function upperQuartile(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;
}
