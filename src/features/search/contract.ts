/** Longer queries are cut; nobody types so much into a search field. */
export const longestQuery = 100;

/** A query as it is searched: well-formed, without line breaks and superfluous spaces, and cut. */
export function readQuery(typed: string | null | undefined): string {
  const line = (typed ?? '').slice(0, 20 * longestQuery).replaceAll(/[\s\p{Cc}\u00AD]+/gu, ' ');
  return Array.from(line.toWellFormed().trim()).slice(0, longestQuery).join('').trim();
}
