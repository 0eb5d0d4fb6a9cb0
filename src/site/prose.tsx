import type { ReactNode } from 'react';
import { keepTogether } from './keep-together.ts';

type ProseProps = { className?: string } & (
  { children: ReactNode; html?: never } | { html: string; children?: never }
);

/**
 * Running text with headings, paragraphs, lists and links, as Markdown renders it; styles in
 * prose.css, which the page's stylesheet imports. `html` is put in as it is and must be our own.
 */
export function Prose({ className = '', html, children }: ProseProps) {
  const classes = `prose ${className}`;
  return html === undefined ? (
    <div className={classes}>{children}</div>
  ) : (
    <div className={classes} dangerouslySetInnerHTML={{ __html: keepTogether(html) }} />
  );
}
