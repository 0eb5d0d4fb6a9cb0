import { citationPattern, citedKeys } from '#content-model/fields.ts';
import type { Source } from '#content-model/queries.ts';
import { escapeHtml } from '#lib/escape-html.ts';
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
 * @param known Sources that a page names beside its text, where each is cited first.
 * @returns the HTML, and the sources in the order of the list.
 */
export function numberCitations(
  html: string,
  known?: ReadonlyMap<string, Source>,
): { html: string; sources: CitedSource[] } {
  const sources = new Map<string, CitedSource>();
  const link = (key: string) => {
    const source = sources.get(key) ?? { key, number: sources.size + 1, places: [] };
    sources.set(key, source);
    const { number, places } = source;
    const place = `zitat-${String(number)}-${String(places.length + 1)}`;
    places.push(place);
    const work = places.length === 1 ? known?.get(key) : undefined;
    const note = work ? ` data-work="${String(number)} ${escapeHtml(shortName(work))}"` : '';
    return `<a id="${place}" href="#${sourceAnchor(number)}"${note} aria-label="${texts.source(number)}">${String(number)}</a>`;
  };
  // The number follows its word without a space.
  const citations = new RegExp(`\\s*${citationPattern.source}`, 'gu');
  const numbered = html.replace(
    citations,
    (_, group: string) => `<sup class="citation">${citedKeys(group).map(link).join(', ')}</sup>`,
  );
  return { html: numbered, sources: [...sources.values()] };
}

/** A publication as people speak of it: who wrote it first, and when. */
function shortName({ authors, year }: Source): string {
  const [first = '', ...others] = authors.split(', ');
  // Initials follow a name, and brackets that of an institution.
  const name = first.replace(/ (?:\p{Lu}+|\(.*)$/u, '');
  return `${name}${others.length > 0 ? ` ${texts.andOthers}` : ''}, ${String(year)}`;
}

/** The id of a source in the list. */
export const sourceAnchor = (number: number): string => `quelle-${String(number)}`;

/** Where a publication can be read. */
export const sourceUrl = ({ doi, url }: Source): string | undefined =>
  doi ? `https://doi.org/${doi}` : url;
