import type { Source } from '#content-model/queries.ts';
import { sourceAnchor, type CitedSource } from '../article/number-citations.ts';
import { texts } from '../texts.ts';

export interface FeedSourcesProps {
  cited: readonly CitedSource[];
  sources: ReadonlyMap<string, Source>;
}

/** What the article cites, in the order of its numbers. Throws when a source is unknown. */
export function FeedSources({ cited, sources }: FeedSourcesProps) {
  return (
    <>
      <h2>{texts.sources}</h2>
      <ol>
        {cited.map(({ key, number }) => {
          const source = sources.get(key);
          if (!source)
            throw new Error(`There is no content/sources/${key}.yaml; an article cites it.`);
          const address = source.doi ? `https://doi.org/${source.doi}` : source.url;
          return (
            <li key={key} id={sourceAnchor(number)}>
              {`${source.authors} (${source.year.toString()}): ${source.title}. ${source.publication}. `}
              {address ? <a href={address}>{address}</a> : null}
            </li>
          );
        })}
      </ol>
    </>
  );
}
