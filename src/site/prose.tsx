import type { ReactNode } from 'react';

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

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember';
// What closes a word belongs to it. Drawings and tags are found first, so that nothing inside them is taken for text.
const parts = new RegExp(
  `(?<markup><svg[\\s>][\\s\\S]*?</svg>|<[^>]*>)|(?<![\\p{L}\\d-])(?:\\d{1,2}\\.\\s(?:${months})|E-Mail|\\p{Lu}{2,}-\\p{Lu})(?!\\p{L})[.,;:!?)]*`,
  'gu',
);

/** A date such as '1. November 2026', which stays in one line. */
export const unparted = (date: string): string => date.replaceAll(' ', '\u00A0');

/**
 * HTML in which no line ends inside a date, 'E-Mail' or an abbreviation such as 'KVT-I'. The text stays the
 * same, letter by letter, so that it is found, copied and read aloud as before.
 */
export const keepTogether = (html: string): string =>
  html.replace(parts, (part, markup?: string) => markup ?? `<span class="whole">${part}</span>`);
