import type { Source } from '#content-model/queries.ts';
import { ExternalLink } from '#site/external-link.tsx';
import { texts } from '../texts.ts';
import { sourceAnchor, type CitedSource } from './number-citations.ts';

export interface ListedSource extends CitedSource {
  /** Missing only when the article cites what does not exist; the content check stops such a build. */
  work: Source | undefined;
}

/** The publications behind an article, in the order of its numbers, each with the ways back (row B9). */
export function ArticleSources({ sources }: { sources: readonly ListedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="quellen" className="stack-4 text-small">
      <h2 id="quellen" className="text-card">
        {texts.sources}
      </h2>
      <ol className="article-sources stack-2">
        {sources.map(({ key, number, places, work }) => (
          <li key={key} id={sourceAnchor(number)}>
            {work ? <Work work={work} /> : key}
            {places.map((place, index) => (
              <a
                key={place}
                href={`#${place}`}
                className="way-back"
                aria-label={texts.backToText(index + 1, places.length)}
              >
                ↑
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Work({ work: { authors, year, title, publication, doi, url } }: { work: Source }) {
  const address = doi ? `https://doi.org/${doi}` : url;
  return (
    <>
      {`${authors} (${String(year)}). ${title.replace(/[.?!]$/, '')}${/[?!]$/.exec(title)?.[0] ?? '.'} `}
      <i>{`${publication}.`}</i>{' '}
      {address ? (
        <ExternalLink href={address} className="link">
          {doi ? `doi:${doi}` : address}
        </ExternalLink>
      ) : null}
    </>
  );
}
