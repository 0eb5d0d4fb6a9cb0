import type { Source } from '#content-model/queries.ts';
import { ExternalLink } from './external-link.tsx';
import { sourceAnchor, sourceUrl, type CitedSource } from './number-citations.ts';
import { languageOf } from './language-of.ts';
import { texts } from './texts.ts';

export interface ListedSource extends CitedSource {
  /** Undefined when the source does not exist, which the content check reports. */
  work: Source | undefined;
}

/** The cited publications in the order of their numbers, each with links back to the text (row B9). */
export function SourceList({ sources }: { sources: readonly ListedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="quellen" className="sources stack-4 text-small">
      <h2 id="quellen" className="text-card">
        {texts.sources}
      </h2>
      <ol className="source-list">
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
          {doi ? `doi:${doi}` : address}
        </ExternalLink>
      ) : null}
    </>
  );
}
