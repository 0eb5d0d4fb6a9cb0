import { Fragment } from 'react';
import type { Source } from '#content-model/queries.ts';
import { readHtml, writeHtml } from '#lib/html-tree.ts';
import { Container } from './section.tsx';
import { ExternalLink } from './external-link.tsx';
import { sourceAnchor, sourceUrl, type CitedSource, numberCitations } from './number-citations.ts';
import { keepTogether } from './prose.tsx';
import { texts } from './texts.ts';

export interface ListedSource extends CitedSource {
  /** Undefined when the source does not exist, which the content check reports. */
  work: Source | undefined;
}

/** The cited publications in the order of their numbers, each with links back to the text (row B9). */
export function SourceList({ sources }: { sources: readonly ListedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="quellen" className="sources text-small">
      <h2 id="quellen" className="text-card">
        {texts.sources}
      </h2>
      <details className="unfold-narrow unfold">
        <summary className="button button-quiet">{texts.showSources(sources.length)}</summary>
        <ol className="source-list">
          {sources.map(({ key, number, places, work }) => (
            <li key={key} id={sourceAnchor(number)}>
              {work ? <Work work={work} /> : key}
              {places.length > 1 ? <span aria-hidden="true"> ↑</span> : null}
              {places.map((place, index) => {
                const letter = places.length > 1 ? letterOf(index) : undefined;
                return (
                  <a
                    key={place}
                    href={`#${place}`}
                    className="way-back"
                    aria-label={texts.backToText(letter)}
                  >
                    {letter ?? '↑'}
                  </a>
                );
              })}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}

/** a, b, c …, as libraries name the places where a work is cited. */
const letterOf = (index: number): string => (index + 10).toString(36);

function Work({ work }: { work: Source }) {
  const { authors, year, title, publication, doi } = work;
  const address = sourceUrl(work);
  return (
    <>
      {`${authors} (${String(year)}). `}
      <span lang={languageOf(title)}>
        {`${title.replace(/[.?!]$/, '')}${/[?!]$/.exec(title)?.[0] ?? '.'}`}
      </span>{' '}
      <i>{`${publication}.`}</i>{' '}
      {address ? (
        <ExternalLink href={address} className="link">
          <BreakAtSlashes text={doi ? `doi:${doi}` : address} />
        </ExternalLink>
      ) : null}
    </>
  );
}

/** A long address breaks after a slash before it breaks within a word. */
const BreakAtSlashes = ({ text }: { text: string }) =>
  text.split(/(?<=\/)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));

// Words and letters that a German title has and an English one does not.
const GERMAN =
  /[äöüß]|(?<!\p{L})(?:der|die|das|und|im|zur|zum|bei|von|Insomnie|Schlaf\p{L}*|\p{L}*leitlinie|Medikament\p{L}*)(?!\p{L})/iu;

/** Language of the title of a publication, for voices (WCAG 3.1.2); undefined for German, as the page is. */
export const languageOf = (title: string): 'en' | undefined =>
  GERMAN.test(title) ? undefined : 'en';

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
        <p className="max-w-2xl text-small text-text-muted">{disclaimer}</p>
      </div>
    </Container>
  );
}

/**
 * The HTML of a part of a page in which citations such as `[@a1]` became numbers, and the sources in the
 * order of their numbers.
 */
export function citedMarkup(
  part: string,
  known: ReadonlyMap<string, Source>,
): { html: string; sources: ListedSource[] } {
  const tree = readHtml(part);
  const sources = numberCitations(tree);
  keepTogether(tree);
  return {
    html: writeHtml(tree),
    sources: sources.map((source) => ({ ...source, work: known.get(source.key) })),
  };
}
