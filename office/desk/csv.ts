// A spreadsheet would calculate what begins with one of these (OWASP, CSV Injection).
const FORMULA = /^[=+\-@\t\r]/u;

const quoted = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/**
 * A table as CSV (RFC 4180) for spreadsheets: in quotation marks, lines end with CR and LF, a byte order mark
 * so that umlauts are read as such, and nothing that a spreadsheet would calculate.
 */
export const toSpreadsheet = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('')}`;
