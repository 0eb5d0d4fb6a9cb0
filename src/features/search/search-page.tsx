import type { ReactNode } from 'react';
import { texts } from './texts.ts';

export interface SearchPageProps {
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
      <div className="stack-2">
        <h1 className="text-statement">{title}</h1>
        <p className="text-lead text-text-muted">{description}</p>
      </div>
      {children}
      <div className="search-note stack-2">
        <p className="needs-script">{texts.shortcut}</p>
        <p>{privacy}</p>
      </div>
    </div>
  );
}
