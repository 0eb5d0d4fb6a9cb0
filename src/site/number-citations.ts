import { citationPattern, citedKeys } from '#content-model/fields.ts';
import type { Source } from '#content-model/queries.ts';
import {
  elementNode,
  isElement,
  replaceNodes,
  textNode,
  type HtmlNode,
  type HtmlTree,
} from '#lib/html-tree.ts';
import { texts } from './texts.ts';

export interface CitedSource {
  key: string;
  /** Counted from 1 in the order of first use. */
  number: number;
  /** Ids of the citations in the text. */
  places: string[];
}

/**
 * Replaces `[@a1; @b2]` in the text of a page by small numbers that link to the list of sources.
 *
 * @param known Sources that a page names beside its text, in the margin where running text cites each first.
 * @returns the sources in the order of the list.
 */
export function numberCitations(
  tree: HtmlTree,
  known?: ReadonlyMap<string, Source>,
): CitedSource[] {
  const sources = new Map<string, CitedSource>();
  const named = new Set<string>();
  let hasMargin = false;
  const link = (key: string) => {
    const source = sources.get(key) ?? { key, number: sources.size + 1, places: [] };
    sources.set(key, source);
    const { number, places } = source;
    const id = `zitat-${String(number)}-${String(places.length + 1)}`;
    places.push(id);
    const work = hasMargin && !named.has(key) ? known?.get(key) : undefined;
    if (work) named.add(key);
    return elementNode(
      'a',
      {
        id,
        href: `#${sourceAnchor(number)}`,
        ...(work && { dataWork: `${String(number)} ${shortName(work)}` }),
        ariaLabel: texts.source(number),
      },
      [textNode(String(number))],
    );
  };
  const numbers = (group: string) =>
    citedKeys(group).flatMap((key, index) => [...(index ? [textNode(', ')] : []), link(key)]);
  const numberIn = (node: HtmlNode) => {
    if (node.type !== 'text') return undefined;
    const pieces = node.value.split(citationPattern);
    return pieces.map((piece, index) => {
      if (index % 2) return elementNode('sup', { className: ['citation'] }, numbers(piece));
      // The number follows its word without a space.
      return textNode(index < pieces.length - 1 ? piece.trimEnd() : piece);
    });
  };
  tree.children = tree.children.flatMap((block) => {
    hasMargin = isElement(block, 'p', 'ul', 'ol');
    const part = { ...tree, children: [block] };
    replaceNodes(part, numberIn);
    return part.children;
  });
  return [...sources.values()];
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
