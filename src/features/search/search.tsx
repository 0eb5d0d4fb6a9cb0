import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { MoonPhase } from '#ui/moon-phase.tsx';
import { longestQuery, queryName, searchPath } from './contract.ts';
import { MarkedText, PlaceOf, Results, type ResultsProps } from './results.tsx';
import { texts } from './texts.ts';
import { useSearch } from './use-search.ts';

const LIST = 'search-hits';
const optionId = (at: number) => `search-hit-${String(at)}`;

// The field keeps the focus, so that the list is still there for the click.
const keepFocus = (event: MouseEvent) => {
  event.preventDefault();
};

type SearchProps = Omit<ResultsProps, 'onSubmit'>;

/**
 * The field and what was found. With script it is a combobox with a list (ARIA Authoring Practices); without,
 * a form that the server answers.
 */
export function Search(props: SearchProps) {
  const { field, isReady, isOpen, choices, active, status, shown, ...on } = useSearch(props);
  return (
    <>
      <search className="stack-2">
        <form method="post" action={searchPath} className="stack-2" onSubmit={on.submit}>
          <label htmlFor="search-field" className="sr-only">
            {texts.label}
          </label>
          <div className="relative">
            <div className="search-box">
              <input
                ref={field}
                id="search-field"
                type="search"
                name={queryName}
                defaultValue={props.query}
                maxLength={longestQuery}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                className="field-control"
                {...(isReady && {
                  role: 'combobox',
                  'aria-expanded': isOpen,
                  'aria-controls': LIST,
                  'aria-autocomplete': 'list' as const,
                  'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
                })}
                onFocus={on.prepare}
                onChange={on.type}
                onKeyDown={on.press}
                onBlur={on.close}
              />
              {isReady ? (
                <div id={LIST} role="listbox" aria-label={texts.list} hidden={!isOpen}>
                  {choices.map((hit, at) => (
                    <a
                      key={hit.address}
                      id={optionId(at)}
                      href={hit.address}
                      role="option"
                      aria-selected={at === active}
                      tabIndex={-1}
                      onMouseDown={keepFocus}
                    >
                      <span className="strong">
                        <MarkedText pieces={hit.title} />
                      </span>
                      <span className="block text-small text-text-muted">
                        <PlaceOf hit={hit} />
                      </span>
                    </a>
                  ))}
                </div>
              ) : null}
            </div>
            <button type="submit" className="search-submit button button-action">
              <Icon name="search" />
              <span>{texts.submit}</span>
            </button>
          </div>
        </form>
      </search>
      <p role="status" className="sr-only">
        {status}
      </p>
      <Results {...props} {...shown} onSubmit={on.submit} />
    </>
  );
}

interface SearchPageProps {
  title: string;
  description: string;
  /** What happens to what somebody types. */
  privacy: string;
  /** The field and what was found. */
  children: ReactNode;
}

/** The page around the search. */
export function SearchPage({ title, description, privacy, children }: SearchPageProps) {
  return (
    <div className="search-page">
      <div className="search-head stack-4">
        <MoonPhase lit={0.2} className="search-moon text-accent" />
        <h1 className="text-statement">{title}</h1>
        <p className="text-lead text-text-muted">{description}</p>
      </div>
      {children}
      <div className="search-note text-small text-balance text-text-muted">
        <p className="needs-script">{texts.shortcut}</p>
        <p>{privacy}</p>
      </div>
    </div>
  );
}
