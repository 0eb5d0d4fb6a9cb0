import type { ReactNode } from 'react';
import type { HelpLinesContent } from '#content-model/queries.ts';
import { HelpLines, HelpNote } from '#site/help-lines.tsx';
import { MarkedText } from './marked-text.tsx';
import { resultsAddress } from './addresses.ts';
import type { Hit } from './search-site.ts';
import { texts } from './texts.ts';

/** What a search came to. */
export interface Outcome {
  /** Undefined while nothing has been searched for. */
  hits: readonly Hit[] | 'unavailable' | undefined;
  /** Words that were left out, because nothing has them beside the others. */
  dropped: readonly string[];
  /** Whether the query sounds like somebody in need. */
  needsHelp: boolean;
}

export interface ResultsProps extends Outcome {
  query: string;
  suggestions: readonly string[];
  /** Who helps, and a sentence about it. */
  helpLines: HelpLinesContent;
  help: string;
}

/** What was found, or what to try instead; numbers of people who help come before anything else. */
export function Results({ needsHelp, helpLines, help, ...found }: ResultsProps) {
  if (!needsHelp) return <Found {...found} note={<HelpNote content={helpLines} />} />;
  return (
    <>
      <HelpLines content={helpLines} limits={help} />
      {found.hits?.length ? <Found {...found} note={null} /> : null}
    </>
  );
}

interface FoundProps extends Pick<ResultsProps, 'query' | 'hits' | 'dropped' | 'suggestions'> {
  /** Who helps, for those whose words nobody has foreseen. */
  note: ReactNode;
}

function Found({ query, hits, dropped, suggestions, note }: FoundProps) {
  if (hits === undefined) {
    return <Suggestions title={texts.suggestions} suggestions={suggestions} />;
  }
  if (hits === 'unavailable') {
    return (
      <div className="stack-2">
        <h2 className="text-card">{texts.unavailable}</h2>
        <p>{texts.unavailableHelp}</p>
      </div>
    );
  }
  if (hits.length === 0) {
    return (
      <>
        <Suggestions title={texts.nothing(query)} suggestions={suggestions}>
          {texts.nothingHelp}
        </Suggestions>
        {note}
      </>
    );
  }
  return (
    <div>
      <h2 className="pb-4 text-card">{texts.hitsFor(hits.length, query)}</h2>
      {dropped.length > 0 ? <p className="pb-4">{texts.dropped(dropped)}</p> : null}
      <ol>
        {hits.map((hit) => (
          <li key={hit.address} className="search-hit edge-t">
            <h3 className="text-lead">
              <a href={hit.address} className="link">
                <MarkedText pieces={hit.title} />
              </a>
            </h3>
            <p className="text-small text-text-muted">{placeOf(hit)}</p>
            {hit.excerpt.length > 0 ? (
              <p>
                <MarkedText pieces={hit.excerpt} />
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a place is, and the page it stands on. */
export const placeOf = ({ kind, page }: Hit): string =>
  page === undefined || kind === 'question' ? texts.kinds[kind] : `${texts.kinds[kind]} · ${page}`;

interface SuggestionsProps {
  title: string;
  suggestions: readonly string[];
  children?: string;
}

function Suggestions({ title, suggestions, children }: SuggestionsProps) {
  return (
    <div className="stack-4">
      <h2 className="text-card">{title}</h2>
      {children ? <p>{children}</p> : null}
      <ul className="flex flex-wrap gap-3">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <a href={resultsAddress(suggestion)} className="button button-quiet">
              {suggestion}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
