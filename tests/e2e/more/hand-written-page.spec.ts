import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { Window } from 'happy-dom';

/** The words of a page, each element's own at a time, without the spaces between them. */
function wordsOf(file: string): string {
  const { document } = new Window();
  document.write(readFileSync(file, 'utf8'));
  for (const code of document.querySelectorAll('script, style')) code.remove();
  const parts = [...document.body.querySelectorAll('*')].flatMap(({ childNodes }) =>
    [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent),
  );
  return parts.join(' ').replaceAll(/\s+/gu, '');
}

// The measurements compare both pages, and would notice a difference only after a long time.
test('the hand-written page says what the landing page says', () => {
  expect(wordsOf('bench/limit/index.html')).toBe(wordsOf('dist-example/client/index.html'));
});
