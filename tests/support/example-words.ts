import type { Page } from '@playwright/test';
import * as blog from '#features/blog/texts.ts';
import * as cancellation from '#features/cancellation/texts.ts';
import * as consent from '#features/consent/texts.ts';
import * as landing from '#features/landing/texts.ts';
import * as legal from '#features/legal/texts.ts';
import * as newsletter from '#features/newsletter/texts.ts';
import * as team from '#features/team/texts.ts';
import * as withdrawal from '#features/withdrawal/texts.ts';
import * as declaration from '#layout/declaration/texts.ts';
import * as layout from '#layout/texts.ts';
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
 * paragraph of a text, and draws no pictures: what is then on the page depends on our parts alone, and
 * is the same after an edit in `content/`. Words that no operator changes stay.
 */
export function showExampleWords(page: Page): Promise<void> {
  return page.evaluate(
    ([fixed, passing]) => {
      const isFixed = new Set(fixed);
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

      // What only some content has: marks of samples, guests, articles that are alike.
      for (const element of document.querySelectorAll('main *')) {
        if (element.children.length > 0 || !passing.includes(plain(element.textContent))) continue;
        (element.closest('p, h2')?.closest('section:has(h2:only-of-type), p') ?? element).remove();
      }

      // Of a written text the first heading and the first paragraph.
      const written = 'h3,h4,ul,ol,dl,table,blockquote,figure';
      for (const paragraph of document.querySelectorAll('main p:not([class])')) {
        for (const sibling of paragraph.parentElement?.children ?? []) {
          if (sibling.matches(written) && sibling.classList.length === 0)
            sibling.setAttribute('data-surplus', '');
        }
      }

      // Of a list two entries, of a written text the first of each kind.
      const kinds = 'p,h2,h3,h4,ul,ol,li,dl,dl>div,table,tr,blockquote,article,details,figure';
      for (const element of document.querySelectorAll(kinds)) {
        const { localName, classList } = element;
        const isEntry = ['li', 'article', 'details', 'tr', 'div'].includes(localName);
        if (!isEntry && classList.length > 0) continue;
        let before = 0;
        for (let next = element.previousElementSibling; next; next = next.previousElementSibling) {
          if (next.localName === localName && (isEntry || next.classList.length === 0)) before += 1;
        }
        if (before >= (isEntry ? 2 : 1)) element.setAttribute('data-surplus', '');
      }
      for (const element of document.querySelectorAll('[data-surplus]')) element.remove();

      // A written text has links and stresses at the operator's discretion.
      for (const element of document.querySelectorAll('p:not([class]), li:not([class]), td, dd')) {
        const isWritten = ![...element.children].some((child) => child.classList.length > 0);
        if (
          isWritten &&
          element.childNodes.length > 1 &&
          !element.querySelector('input, img, svg, p')
        )
          element.textContent = plain(element.textContent);
      }

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
      const replacement = (text: string, place: Element | null) => {
        if (/^[\W\d]*$/.test(text)) return /\d/.test(text) ? '1' : text;
        const kind = place?.closest(
          'h1,h2,h3,h4,a,button,summary,label,dt,p,blockquote,dd,li,td,div',
        );
        return words[kind?.localName ?? ''] ?? 'Guter Schlaf';
      };
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const text = plain(node.nodeValue ?? '');
        if (text === '' || isFixed.has(text) || node.parentElement?.closest('script, style'))
          continue;
        const around = /^(\s*)[^]*?(\s*)$/.exec(node.nodeValue ?? '');
        node.nodeValue = `${around?.[1] ? ' ' : ''}${replacement(text, node.parentElement)}${around?.[2] ? ' ' : ''}`;
      }
      for (const link of document.querySelectorAll('a[href]')) link.setAttribute('href', '#');
      for (const name of ['alt', 'aria-label', 'title']) {
        for (const element of document.body.querySelectorAll(`[${name}]`)) {
          const text = plain(element.getAttribute(name) ?? '');
          if (text !== '' && !isFixed.has(text)) element.setAttribute(name, 'Guter Schlaf');
        }
      }
    },
    [FIXED_WORDS, PASSING_WORDS] as const,
  );
}

/** Every string in the modules, however deep. */
function fixedWords(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\s+/g, ' ').trim()];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(fixedWords)
    : [];
}
