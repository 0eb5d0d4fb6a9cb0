import { sectionAnchor } from '#content-model/legal.ts';
import { fillPlaceholders } from '#content-model/placeholders.ts';

/** What Markdown made of a legal text. */
interface WrittenText {
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
// A placeholder replaced by a list leaves a paragraph around the list.
const paragraphAroundList = /<p>(<ul>[\s\S]*?<\/ul>)<\/p>/gu;
const sectionStart = /(?=<h2[ >])/u;
const openingTag = /^<h2[^>]*>/u;
const clause = /<p>\((\d+)\)\s/gu;

/**
 * Prepares a legal text for the page: replaces placeholders, leaves out notes for editors and empty
 * sections, and gives an id to every section (see `sectionAnchor`) and every clause (`paragraf-7-absatz-2`).
 *
 * This is not part of rendering the Markdown, because Astro caches the result until the file itself
 * changes: a new address of the company would not appear.
 *
 * @param values HTML for each placeholder; empty when the company has no such fact.
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
  const id = sectionAnchor(title);
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
