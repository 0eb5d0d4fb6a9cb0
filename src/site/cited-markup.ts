import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Source } from '#content-model/queries.ts';
import { numberCitations } from './number-citations.ts';
import type { ListedSource } from './source-list.tsx';

/**
 * The HTML of a part of a page in which citations such as `[@a1]` became numbers, and the sources in the
 * order of their numbers. Only for parts without islands, because React does not see the HTML again.
 */
export function citedMarkup(
  part: ReactNode,
  known: ReadonlyMap<string, Source>,
): { html: string; sources: ListedSource[] } {
  const { html, sources } = numberCitations(renderToStaticMarkup(part));
  return { html, sources: sources.map((source) => ({ ...source, work: known.get(source.key) })) };
}
