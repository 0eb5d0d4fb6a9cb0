// A spreadsheet would calculate what begins with one of these (OWASP, CSV Injection).
const FORMULA = /^[=+\-@\t\r]/u;

const quoted = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** What a file of such rows begins with: a byte order mark, so that umlauts are read as such. */
export const spreadsheetStart = '\uFEFF';

/**
 * Rows of a table as CSV (RFC 4180) for spreadsheets: in quotation marks, lines end with CR and LF, and nothing
 * that a spreadsheet would calculate.
 */
export const spreadsheetRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('');
