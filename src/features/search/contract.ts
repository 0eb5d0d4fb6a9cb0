/** Address of the page; without a query it shows the empty field. */
export const searchPath = '/suche';

/** Name of the query in the form, and in addresses that others have made. */
export const queryName = 'q';

/** The index that the build writes, for the server and the browser. */
export const indexPath = '/suche.json';

/** Longer queries are cut; nobody types so much into a search field. */
export const longestQuery = 100;

/** A query as it is searched: well-formed, without line breaks and superfluous spaces, and cut. */
export function readQuery(typed: string | null | undefined): string {
  const line = (typed ?? '').slice(0, 20 * longestQuery).replaceAll(/[\s\p{Cc}\u00AD]+/gu, ' ');
  return Array.from(line.toWellFormed().trim()).slice(0, longestQuery).join('').trim();
}
