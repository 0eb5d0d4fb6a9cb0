import type { ReactNode, SyntheticEvent } from 'react';
import type { HelpLinesContent } from '#content-model/queries.ts';
import { HelpLines, HelpNote } from '#site/help-lines.tsx';
import { queryName, searchPath } from './contract.ts';
import type { Hit, MarkedPiece } from './search-site.ts';
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
  /** Searches in place for what a button of a form stands for. */
  onSubmit?: (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => void;
}

/** What was found, or what to try instead; numbers of people who help come before anything else. */
export function Results({ needsHelp, helpLines, help, ...found }: ResultsProps) {
  if (!needsHelp) return <Found {...found} note={<HelpNote content={helpLines} />} />;
  return (
    <>
      <div className="search-help">
        <HelpLines content={helpLines} limits={help} />
      </div>
      {found.hits?.length ? <Found {...found} note={null} /> : null}
    </>
  );
}

interface FoundProps extends Pick<
  ResultsProps,
  'query' | 'hits' | 'dropped' | 'suggestions' | 'onSubmit'
> {
  /** Who helps, for those whose words nobody has foreseen. */
  note: ReactNode;
}

function Found({ query, hits, dropped, note, ...offered }: FoundProps) {
  if (hits === undefined) {
    return <Suggestions title={texts.suggestions} {...offered} />;
  }
  if (hits === 'unavailable') {
    return (
      <div className="stack-2">
        <ResultsHeading>{texts.unavailable}</ResultsHeading>
        <p>{texts.unavailableHelp}</p>
        {note}
      </div>
    );
  }
  if (hits.length === 0) {
    return (
      <>
        <Suggestions title={texts.nothing(query)} {...offered}>
          {texts.nothingHelp}
        </Suggestions>
        {note}
      </>
    );
  }
  const first = hits.length - FIRST < LEAST_FOLDED ? hits.length : FIRST;
  const rest = hits.slice(first);
  return (
    <div>
      <ResultsHeading>{texts.hitsFor(hits.length, query)}</ResultsHeading>
      {dropped.length > 0 ? <p>{texts.dropped(dropped)}</p> : null}
      <ol className="search-hits">
        {hits.slice(0, first).map((hit) => (
          <HitRow key={hit.address} hit={hit} />
        ))}
      </ol>
      {rest.length > 0 ? (
        // Folded anew for each search.
        <details key={query} className="search-more unfold">
          <summary className="button button-quiet">{texts.more(rest.length)}</summary>
          <ol start={first + 1} className="search-hits">
            {rest.map((hit) => (
              <HitRow key={hit.address} hit={hit} />
            ))}
          </ol>
        </details>
      ) : null}
      {note}
    </div>
  );
}

/** The best one, and three rows of two beside each other; the others are behind one button. */
const FIRST = 7;
/** Fewer are shown with the others. */
const LEAST_FOLDED = 3;

const HitRow = ({ hit }: { hit: Hit }) => (
  <li className="search-hit edge-t">
    <div className="search-name">
      <h3 className="search-title">
        <a href={hit.address}>
          <MarkedText pieces={hit.title} />
        </a>
      </h3>
      <p className="text-small text-text-muted">
        <PlaceOf hit={hit} />
      </p>
    </div>
    <div className="search-words">
      {hit.excerpt.length > 0 ? (
        <p className="search-excerpt">
          <MarkedText pieces={hit.excerpt} />
        </p>
      ) : null}
      {hit.further.length > 0 ? (
        <ul aria-label={texts.further} className="search-further text-small">
          {hit.further.map(({ address, heading }) => (
            <li key={address}>
              <a href={address} className="inline-block py-2 link">
                <MarkedText pieces={heading} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  </li>
);

/** What a place is, and its heading on the page that the title names. */
export const PlaceOf = ({ hit: { type, heading } }: { hit: Pick<Hit, 'type' | 'heading'> }) => (
  <>
    {texts.types[type]}
    {heading ? (
      <>
        {' · '}
        <MarkedText pieces={heading} />
      </>
    ) : null}
  </>
);

/** Takes the focus when the button that was pressed is gone. */
const ResultsHeading = ({ children, isLarge }: { children: string; isLarge?: boolean }) => (
  <h2 tabIndex={-1} className={`search-heading ${isLarge ? 'search-nothing' : 'text-card'}`}>
    {children}
  </h2>
);

interface SuggestionsProps extends Pick<ResultsProps, 'suggestions' | 'onSubmit'> {
  title: string;
  children?: string;
}

function Suggestions({ title, suggestions, onSubmit, children }: SuggestionsProps) {
  return (
    <form method="post" action={searchPath} className="stack-4" onSubmit={onSubmit}>
      <ResultsHeading isLarge={children !== undefined}>{title}</ResultsHeading>
      {children ? <p>{children}</p> : null}
      <ul className="search-words-tried">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <button name={queryName} value={suggestion} className="button button-row">
              {suggestion}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** A text with what was searched for marked in it. */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, at) =>
    marked ? <mark key={at}>{text}</mark> : <span key={at}>{withDashes(text)}</span>,
  );
}

/** No line begins with a dash. */
const withDashes = (text: string): string => text.replaceAll(' –', '\u00A0–');
