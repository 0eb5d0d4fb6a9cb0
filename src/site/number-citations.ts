import { citationPattern, citedKeys } from '#content-model/citations.ts';
import type { Source } from '#content-model/queries.ts';
import { texts } from './texts.ts';

export interface CitedSource {
  key: string;
  /** Counted from 1 in the order of first use. */
  number: number;
  /** Ids of the citations in the text. */
  places: string[];
}

/**
 * Replaces `[@a1; @b2]` in the HTML of a page by small numbers that link to the list of sources.
 *
 * @returns the HTML, and the sources in the order of the list.
 */
export function numberCitations(html: string): { html: string; sources: CitedSource[] } {
  const sources = new Map<string, CitedSource>();
  const link = (key: string) => {
    const source = sources.get(key) ?? { key, number: sources.size + 1, places: [] };
    sources.set(key, source);
    const { number, places } = source;
    const place = `zitat-${String(number)}-${String(places.length + 1)}`;
    places.push(place);
    return `<a id="${place}" href="#${sourceAnchor(number)}" aria-label="${texts.source(number)}">${String(number)}</a>`;
  };
  // The number follows its word without a space.
  const citations = new RegExp(`\\s*${citationPattern.source}`, 'gu');
  const numbered = html.replace(
    citations,
    (_, group: string) => `<sup class="citation">${citedKeys(group).map(link).join(', ')}</sup>`,
  );
  return { html: numbered, sources: [...sources.values()] };
}

/** The id of a source in the list. */
export const sourceAnchor = (number: number): string => `quelle-${String(number)}`;

/** Where a publication can be read. */
export const sourceUrl = ({ doi, url }: Source): string | undefined =>
  doi ? `https://doi.org/${doi}` : url;
