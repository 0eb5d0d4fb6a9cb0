import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Source } from '#content-model/queries.ts';
import { Container } from './container.tsx';
import { numberCitations } from './number-citations.ts';
import { SourceList, type ListedSource } from './source-list.tsx';

interface PageSourcesProps {
  sources: readonly ListedSource[];
  disclaimer: string;
}

/** The sources of a page that is no article, and what the coaching is not. */
export function PageSources({ sources, disclaimer }: PageSourcesProps) {
  return (
    <Container className="py-section">
      <div className="stack-6">
        <SourceList sources={sources} />
        <p className="text-small text-text-muted">{disclaimer}</p>
      </div>
    </Container>
  );
}

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
