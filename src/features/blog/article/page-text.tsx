import { renderToStaticMarkup } from 'react-dom/server';
import type { BlogPage } from '#content-model/queries.ts';
import { texts } from '../texts.ts';

type Offer = BlogPage['offer'];

/**
 * The text of an article as its page shows it: tables can be scrolled, one quiet way to the offer stands before the
 * section nearest to the middle, and sentences of the summary are pauses where nothing else is one.
 */
export const pageText = (
  html: string,
  { offer, summary }: { offer: Offer; summary: readonly string[] },
): string =>
  insertInMiddle(
    scrollableTables(keptTogether(withPauses(html, summary))),
    renderToStaticMarkup(<ArticleOffer offer={offer} />),
  );

function ArticleOffer({ offer: { label, text, link } }: { offer: Offer }) {
  return (
    <aside aria-label={label} className="article-offer not-printed">
      <p className="text-small strong text-accent-text">{label}</p>
      <p>
        {text} <a href={link.href}>{link.label}</a>
      </p>
    </aside>
  );
}

// “KVT-I” stays on one line, except in headings, which are compared with the table of contents.
const keptTogether = (html: string): string =>
  html.replaceAll(/<h\d.*?<\/h\d>|(?<=\p{L})-(?=\p{Lu}(?!\p{L}))/gsu, (found) =>
    found === '-' ? '-\u2060' : found,
  );

// A table may be wider than its column; focus lets the keyboard scroll it. On a phone every cell says what heads it.
const scrollableTables = (html: string): string =>
  html
    .replaceAll(/<table>.*?<\/table>/gsu, headedCells)
    .replaceAll(
      '<table>',
      `<div class="scroller" role="group" aria-label="${texts.table}" tabindex="0"><table>`,
    )
    .replaceAll('</table>', '</table></div>');

function headedCells(table: string): string {
  const heads = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gsu)].map(([, head = '']) =>
    head.replaceAll(/<[^>]*>/gu, '').replaceAll('"', '&quot;'),
  );
  let column = 0;
  return table.replaceAll(/<tr>|<td/gu, (found) => {
    if (found === '<td') return `<td data-head="${heads[column++] ?? ''}"`;
    column = 0;
    return found;
  });
}

// In letters: about 2,500 pixels of a laptop's screen, how near two pauses may be, and what is large in four lines.
const pauses = { every: 2600, atLeast: 1500, longest: 160 };

/** Puts sentences of the summary between sections wherever no figure lets the eye rest for long. */
function withPauses(html: string, summary: readonly string[]): string {
  const sections = html.split(/(?=<h2[ >])/u);
  const left = new Set(summary.filter(({ length }) => length <= pauses.longest));
  let since = 0;
  return sections
    .map((section, index) => {
      const [before = '', ...after] = section.split('<figure');
      const isFar = since > pauses.every || since + lettersIn(section) > pauses.every * 1.5;
      const isFree = since > pauses.atLeast && lettersIn(before) > pauses.atLeast / 3;
      const said =
        index > 0 && isFar && isFree ? nearest(left, sections[index - 1] ?? '') : undefined;
      const rest = lettersIn(after.at(-1) ?? '');
      if (said !== undefined) left.delete(said);
      since = after.length > 0 ? rest : lettersIn(section) + (said === undefined ? since : 0);
      return said === undefined ? section : pauseHtml(said) + section;
    })
    .join('');
}

// Seen only: who listens, searches or prints has the sentence in the summary.
const pauseHtml = (said: string): string =>
  renderToStaticMarkup(<div className="article-pause" data-said={said} />);

const lettersIn = (html: string): number => html.replaceAll(/<[^>]*>/gu, '').length;

/** The sentence that shares most long words with a section. */
function nearest(sentences: ReadonlySet<string>, section: string): string | undefined {
  const shared = (sentence: string) =>
    sentence.match(/\p{L}{7,}/gu)?.filter((word) => section.includes(word)).length ?? 0;
  return [...sentences].toSorted((a, b) => shared(b) - shared(a))[0];
}

/** Puts a piece before the heading of the second level that is nearest to the middle of a text. */
function insertInMiddle(html: string, piece: string): string {
  const distance = (index: number) => Math.abs(index - html.length / 2);
  const [nearest] = [...html.matchAll(/<h2[ >]/g)]
    .map(({ index }) => index)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? html : html.slice(0, nearest) + piece + html.slice(nearest);
}
