import type { Page } from '@playwright/test';
import * as blog from '#features/blog/texts.ts';
import * as cancellation from '#features/declarations/cancellation/texts.ts';
import * as consent from '#features/consent/texts.ts';
import * as landing from '#features/landing/texts.ts';
import * as legal from '#features/legal/texts.ts';
import * as newsletter from '#features/newsletter/texts.ts';
import * as team from '#features/team/texts.ts';
import * as withdrawal from '#features/declarations/withdrawal/texts.ts';
import * as declaration from '#features/declarations/form/texts.ts';
import * as layout from '#site/texts.ts';
import { readContent } from '#tests/support/site-content.ts';

const FIXED_WORDS = fixedWords([
  blog,
  cancellation,
  consent,
  declaration,
  landing,
  layout,
  legal,
  newsletter,
  team,
  withdrawal,
]);

const PASSING_WORDS: readonly string[] = [
  landing.texts.sample,
  blog.texts.guest,
  blog.texts.related,
  readContent('site/team-page.yaml').sampleNote,
];

/**
 * Puts example words in the place of the operator's, keeps two of what there are many of and one
 * paragraph of a text: what is then on the page depends on our parts alone, and is the same after an
 * edit in `content/`. Words that no operator changes stay.
 */
export async function showExampleWords(page: Page): Promise<void> {
  await page.evaluate(dropPassingWords, PASSING_WORDS);
  await page.evaluate(keepFewOfMany);
  await page.evaluate(flattenWrittenTexts);
  await page.evaluate(putExampleTexts, FIXED_WORDS);
  await page.evaluate(putExampleNames, FIXED_WORDS);
}

// What follows runs in the page, so each of them stands for itself.

/** Takes out what only some content has: marks of samples, guests, articles that are alike. */
function dropPassingWords(passing: readonly string[]): void {
  for (const element of document.querySelectorAll('main *')) {
    const text = element.textContent.replaceAll(/\s+/g, ' ').trim();
    if (element.children.length > 0 || !passing.includes(text)) continue;
    (element.closest('p, h2')?.closest('section:has(h2:only-of-type), p') ?? element).remove();
  }
}

/** Keeps two entries of a list, and of a written text the first heading and the first paragraph. */
function keepFewOfMany(): void {
  const surplus = new Set<Element>();
  const written = 'h3,h4,ul,ol,dl,table,blockquote,figure';
  for (const paragraph of document.querySelectorAll('main p:not([class])')) {
    for (const sibling of paragraph.parentElement?.children ?? []) {
      if (sibling.matches(written) && sibling.classList.length === 0) surplus.add(sibling);
    }
  }
  const kinds = 'p,h2,h3,h4,ul,ol,li,dl,dl>div,table,tr,blockquote,article,details,figure';
  for (const element of document.querySelectorAll(kinds)) {
    const { localName, classList } = element;
    const isEntry = ['li', 'article', 'details', 'tr', 'div'].includes(localName);
    if (!isEntry && classList.length > 0) continue;
    let before = 0;
    for (let next = element.previousElementSibling; next; next = next.previousElementSibling) {
      if (next.localName === localName && (isEntry || next.classList.length === 0)) before += 1;
    }
    if (before >= (isEntry ? 2 : 1)) surplus.add(element);
  }
  for (const element of surplus) element.remove();
}

/** Takes links and stresses out of written texts, where they are at the operator's discretion. */
function flattenWrittenTexts(): void {
  for (const element of document.querySelectorAll('p:not([class]), li:not([class]), td, dd')) {
    const isWritten = ![...element.children].some((child) => child.classList.length > 0);
    if (!isWritten || element.childNodes.length < 2) continue;
    if (element.querySelector('input, img, svg, p')) continue;
    element.textContent = element.textContent.replaceAll(/\s+/g, ' ').trim();
  }
}

function putExampleTexts(fixed: readonly string[]): void {
  const isFixed = new Set(fixed);
  const sentence = 'Wer abends zur Ruhe kommt, schläft leichter ein.';
  const words: Record<string, string> = {
    h1: 'Ruhig schlafen, ohne zu zählen',
    h2: 'Was dich nachts wach hält',
    h3: 'Ein guter Abend',
    h4: 'Ein guter Abend',
    p: sentence,
    blockquote: `${sentence} ${sentence}`,
    dd: 'Ein Wert',
    li: sentence,
    td: 'Ein Wert',
  };
  const kinds = 'h1,h2,h3,h4,a,button,summary,label,dt,p,blockquote,dd,li,td,div';
  const exampleFor = (text: string, place: Element | null) => {
    if (/^[\W\d]*$/.test(text)) return /\d/.test(text) ? '1' : text;
    return words[place?.closest(kinds)?.localName ?? ''] ?? 'Guter Schlaf';
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const written = node.nodeValue ?? '';
    const text = written.replaceAll(/\s+/g, ' ').trim();
    if (text === '' || isFixed.has(text)) continue;
    if (node.parentElement?.closest('script, style')) continue;
    const [before, after] = [/^\s/.test(written) ? ' ' : '', /\s$/.test(written) ? ' ' : ''];
    node.nodeValue = before + exampleFor(text, node.parentElement) + after;
  }
}

/** The same for what only screen readers get, and one target for every link. */
function putExampleNames(fixed: readonly string[]): void {
  for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', '#');
  for (const name of ['alt', 'aria-label', 'title']) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      const text = (element.getAttribute(name) ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '' && !fixed.includes(text)) element.setAttribute(name, 'Guter Schlaf');
    }
  }
}

/** Every string in the modules, however deep. */
function fixedWords(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(fixedWords)
    : [];
}
