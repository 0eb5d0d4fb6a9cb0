/**
 * A table as CSV (RFC 4180): the first line names the columns, lines end with CR and LF, every
 * value stands in quotation marks.
 */
export const toCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
