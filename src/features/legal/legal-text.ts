import { fillPlaceholders } from '#content-model/placeholders.ts';

/** What Markdown made of a legal text. */
export interface WrittenText {
  html: string;
  /** The titles of its second-level headings, in the order of the text. */
  titles: readonly string[];
}

export interface LegalText {
  /** Sections with the anchor they can be linked with. */
  sections: { id: string; title: string }[];
  html: string;
}

const remark = /<!--[\s\S]*?-->/gu;
const emptyParagraph = /<p>\s*<\/p>/gu;
// A list that took the place of a placeholder needs no paragraph around it.
const paragraphAroundList = /<p>(<ul>[\s\S]*?<\/ul>)<\/p>/gu;
const sectionStart = /(?=<h2[ >])/u;
const openingTag = /^<h2[^>]*>/u;
const clause = /<p>\((\d+)\)\s/gu;

/**
 * Makes a legal text ready for the page: facts in place of their placeholders, notes for editors and
 * sections without words left out, and an anchor for every section (`paragraf-7` for “§ 7 …”,
 * `abschnitt-7` for “7. …”, words otherwise) and every clause (`paragraf-7-absatz-2`).
 *
 * This happens here and not while Markdown is rendered, because Astro keeps what it rendered until the
 * file itself changes: a new address of the company would not arrive.
 *
 * @param values HTML for each placeholder; empty for a fact that does not exist.
 * @throws Error when a placeholder has no value.
 */
export function legalText(
  { html, titles }: WrittenText,
  values: Readonly<Record<string, string>>,
): LegalText {
  const parts = fillPlaceholders(html.replace(remark, ''), values)
    .replace(paragraphAroundList, '$1')
    .replace(emptyParagraph, '')
    .split(sectionStart);
  const opening = openingTag.test(parts[0] ?? '') ? '' : parts.shift();
  const sections = parts
    .map((part, index) => sectionOf(part, titles[index] ?? ''))
    .filter(({ isEmpty }) => !isEmpty);
  return {
    sections: sections.map(({ id, title }) => ({ id, title })),
    html: [opening, ...sections.map((section) => section.html)].join(''),
  };
}

function sectionOf(part: string, title: string) {
  const id = anchorOf(title);
  return {
    id,
    title,
    html: part
      .replace(openingTag, `<h2 id="${id}">`)
      .replace(
        clause,
        (_, number: string) => `<p id="${id}-absatz-${number}"><span>(${number}) </span>`,
      ),
    isEmpty: part.replace(/^.*?<\/h2>/su, '').trim() === '',
  };
}

function anchorOf(title: string): string {
  const [, paragraph] = /^§\s(\d+)/u.exec(title) ?? [];
  if (paragraph) return `paragraf-${paragraph}`;
  const [, number] = /^(\d+)\./u.exec(title) ?? [];
  return number ? `abschnitt-${number}` : inAscii(title);
}

const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

const inAscii = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[äöüß]/gu, (letter) => spelledOut[letter] ?? letter)
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
