// A spreadsheet would calculate what begins with one of these (OWASP, CSV Injection).
const FORMULA = /^[=+\-@\t\r]/u;

const quoted = (value: string): string =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** The byte order mark at the start of the file, so that spreadsheets read umlauts correctly. */
export const spreadsheetStart = '\uFEFF';

/**
 * Rows of a table as CSV (RFC 4180) for spreadsheets: every value is quoted, lines end with CR and LF,
 * and no value is taken for a formula.
 */
export const spreadsheetRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(';')}\r\n`).join('');
