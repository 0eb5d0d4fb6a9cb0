import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlogPage, Source } from '#content-model/queries.ts';
import { numberCitations, type CitedSource } from '#site/number-citations.ts';
import { keepTogether, withoutParting } from '#site/prose.tsx';
import {
  elementNode,
  isBlank,
  isElement,
  readHtml,
  replaceNodes,
  sectionsOf,
  textOf,
  writeHtml,
  type HtmlElement,
  type HtmlNode,
  type HtmlTree,
} from '#lib/html-tree.ts';
import { texts } from '../texts.ts';

type Offer = BlogPage['offer'];

/**
 * The text of an article as its page shows it: tables can be scrolled, one quiet way to the offer stands before the
 * section nearest to the middle, and sentences of the summary are pauses where nothing else is one.
 *
 * @param known Publications that can be cited.
 * @returns what stands before the first section, the sections, and the sources in the order of their numbers.
 */
export function pageText(
  tree: HtmlTree,
  { offer, summary }: { offer: Offer; summary: readonly string[] },
  known: ReadonlyMap<string, Source>,
): { introduction: string; sections: string; sources: CitedSource[] } {
  const isDrawn = tree.children.some(isDrawing);
  insertPauses(tree, summary);
  makeTablesScrollable(tree, isDrawn);
  insertInMiddle(tree, <ArticleOffer offer={offer} />);
  const sources = numberCitations(tree, known);
  keepTogether(tree);
  const [introduction = [], ...sections] = sectionsOf(tree);
  return { introduction: writeHtml(introduction), sections: writeHtml(sections.flat()), sources };
}

const nodesOf = (part: ReactNode) => readHtml(renderToStaticMarkup(part)).children;

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

// A table may be wider than its column; focus lets the keyboard scroll it. On a phone every cell says what heads it.
// Where nothing is drawn, tables are what lets the eye rest; one that follows its heading stays on the ground of it.
function makeTablesScrollable(tree: HtmlTree, isDrawn: boolean): void {
  const parts = tree.children.filter((node) => !isBlank(node));
  const headings = parts.map((node) => isElement(node, 'h2', 'h3', 'h4'));
  const headed = new Set(parts.filter((_, at) => headings[at - 1]));
  replaceNodes(tree, (node) => {
    if (!isElement(node, 'table')) return undefined;
    headCells(node);
    const scroller = {
      className: ['scroller'],
      role: 'group',
      ariaLabel: texts.table,
      tabIndex: 0,
    };
    const table = elementNode('div', scroller, [node]);
    const isPlain = isDrawn || headed.has(node);
    return [isPlain ? table : elementNode('div', { className: ['article-band'] }, [table])];
  });
}

function headCells(table: HtmlElement): void {
  const heads: string[] = [];
  let column = 0;
  replaceNodes(table, (node) => {
    if (isElement(node, 'tr')) column = 0;
    if (isElement(node, 'th')) heads.push(textOf(node));
    if (isElement(node, 'td'))
      node.properties = { dataHead: heads[column++] ?? '', ...node.properties };
    return undefined;
  });
}

// In letters: about 2,500 pixels of a laptop's screen, how near two pauses may be, and what is said in three large
// lines, or beside a large amount.
const pauses = { every: 2200, atLeast: 1300, longest: 140, besideAmount: 160 };

/** Puts sentences of the summary between sections wherever no figure lets the eye rest for long. */
function insertPauses(tree: HtmlTree, summary: readonly string[]): void {
  const left = new Set(
    summary.filter(
      (said) => said.length <= (texts.amount.test(said) ? pauses.besideAmount : pauses.longest),
    ),
  );
  let since = 0;
  let last = '';
  tree.children = sectionsOf(tree).flatMap((section, index) => {
    const [before = 0, ...after] = lettersAroundFigures(section);
    const letters = before + sum(after);
    const isFar = since > pauses.every || since + letters > pauses.every * 1.5;
    const isFree = since > pauses.atLeast && before > pauses.atLeast / 3;
    const said = index > 0 && isFar && isFree ? nearest(left, last) : undefined;
    if (said !== undefined) left.delete(said);
    since = after.at(-1) ?? letters + (said === undefined ? since : 0);
    last = section.map(textOf).join('');
    return said === undefined ? section : [...nodesOf(<Pause said={said} />), ...section];
  });
}

// Seen only: who listens, searches or prints has the sentence in the summary. Its first amount is what is large.
function Pause({ said }: { said: string }) {
  const { number, unit } = texts.amount.exec(said)?.groups ?? {};
  return (
    <div className="article-pause" data-said={withoutParting(said)}>
      {number ? <span data-number={number} data-unit={unit} /> : null}
    </div>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** How much there is to read before the first figure or picture of a section, and from each on. */
function lettersAroundFigures(section: readonly HtmlNode[]): number[] {
  const letters = [0];
  for (const node of section) {
    if (isDrawing(node)) letters.push(0);
    letters.push((letters.pop() ?? 0) + textOf(node).length);
  }
  return letters;
}

const isPicture = (node: HtmlNode) =>
  isElement(node, 'p') && node.children.some((child) => isElement(child, 'picture'));

const isDrawing = (node: HtmlNode) => isElement(node, 'figure') || isPicture(node);

/** The sentence that shares most long words with a section. */
function nearest(sentences: ReadonlySet<string>, section: string): string | undefined {
  const shared = (sentence: string) =>
    sentence.match(/\p{L}{7,}/gu)?.filter((word) => section.includes(word)).length ?? 0;
  return [...sentences].toSorted((a, b) => shared(b) - shared(a))[0];
}

/** Puts a piece before the heading of the second level that is nearest to the middle of a text. */
function insertInMiddle(tree: HtmlTree, piece: ReactNode): void {
  let length = 0;
  const starts = tree.children.map((node) => {
    const start = length;
    length += writeHtml([node]).length;
    return start;
  });
  const distance = (index: number) => Math.abs((starts[index] ?? 0) - length / 2);
  const [nearest] = tree.children
    .flatMap((node, index) => (isElement(node, 'h2') ? [index] : []))
    .toSorted((one, other) => distance(one) - distance(other));
  if (nearest !== undefined) tree.children.splice(nearest, 0, ...nodesOf(piece));
}
