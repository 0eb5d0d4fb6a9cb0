import { renderToStaticMarkup } from 'react-dom/server';
import type { BlogPage } from '#content-model/queries.ts';
import { texts } from '../texts.ts';

type Offer = BlogPage['offer'];

/**
 * The text of an article as its page shows it: tables can be scrolled, and one quiet way to the offer
 * stands before the section nearest to the middle.
 */
export const pageText = (html: string, offer: Offer): string =>
  insertInMiddle(
    scrollableTables(keptTogether(html)),
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

/** Puts a piece before the heading of the second level that is nearest to the middle of a text. */
function insertInMiddle(html: string, piece: string): string {
  const distance = (index: number) => Math.abs(index - html.length / 2);
  const [nearest] = [...html.matchAll(/<h2[ >]/g)]
    .map(({ index }) => index)
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest === undefined ? html : html.slice(0, nearest) + piece + html.slice(nearest);
}
