import { partly } from '#lib/records.ts';
import { texts as words } from './texts.ts';

const blocks = 'h1, h2, h3, h4, p, li, dt, dd';
// Numbers of sources, notes for screen readers and what one operates are not part of a sentence.
const leftOut =
  'sup, [aria-hidden=true], .sr-only, nav, form, noscript, figure, .pacer, .kept-note';
// 'z. B.', 'Dr.', 'am 3. Oktober': a full stop that ends no sentence. After a year it does.
const abbreviation =
  /(?:^|[\s\p{Ps}])(?:\p{L}|\d{1,2}|Abs|bzw|ca|Dr|evtl|ggf|Min|Nr|Prof|Std|u\.\s?a|vgl|z\.\s?B)\.\s*$/u;

/** Cuts German text into sentences, which together are the text. */
export function splitSentences(text: string): string[] {
  const { Segmenter } = partly(Intl);
  // Older browsers read a whole paragraph at a time.
  if (!Segmenter) return [text];
  const sentences: string[] = [];
  for (const { segment } of new Segmenter('de', { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences.splice(-1, 1, last + segment);
    else sentences.push(segment);
  }
  return sentences;
}

export interface Sentence {
  readonly text: string;
  readonly range: Range;
  /** The heading, paragraph, item or row of a table that it belongs to. */
  readonly block: Element;
}

/** The sentences of all visible headings, paragraphs, list items and rows of tables in an element, in order. */
export function sentencesIn(element: Element): Sentence[] {
  const inside = [...element.querySelectorAll(`${blocks}, tbody tr`)];
  return [...(element.matches(blocks) ? [element] : []), ...inside]
    .filter((block) => block.checkVisibility() && !block.closest(leftOut))
    .flatMap((block) => {
      if (block instanceof HTMLTableRowElement) return sentenceOfRow(block);
      return block.closest('table') ? [] : sentencesOfBlock(block);
    });
}

/** A row as somebody would read it to another: its number, and each cell with the head of its column. */
function sentenceOfRow(row: HTMLTableRowElement): Sentence {
  const cells = [...row.cells].map((cell) => {
    const copy = document.importNode(cell, true);
    for (const part of copy.querySelectorAll(leftOut)) part.remove();
    return [cell.dataset['head'], copy.textContent]
      .map((text) => text?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(': ');
  });
  const range = document.createRange();
  range.selectNodeContents(row);
  return { text: words.row(row.sectionRowIndex + 1, cells.join('; ')), range, block: row };
}

function sentencesOfBlock(block: Element): Sentence[] {
  const texts = textsOf(block);
  const whole = texts.map(({ data }) => data).join('');
  let end = 0;
  return splitSentences(whole).flatMap((sentence) => {
    const start = end;
    end += sentence.length;
    const text = sentence.replace(/\s+/g, ' ').trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const range = document.createRange();
    range.setStart(...placeOf(texts, start + sentence.search(/\S/)));
    range.setEnd(...placeOf(texts, start + sentence.trimEnd().length));
    return [{ text, range, block }];
  });
}

// A block inside this one is read by itself.
function textsOf(block: Element): Text[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.closest(blocks) === block && !parentElement.closest(leftOut)
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) texts.push(node);
  return texts;
}

function placeOf(texts: readonly Text[], at: number): [Text, number] {
  let before = 0;
  for (const text of texts) {
    if (at <= before + text.length) return [text, at - before];
    before += text.length;
  }
  throw new RangeError(`The block has no letter number ${at}.`);
}
