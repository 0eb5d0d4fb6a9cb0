import { expect, test } from 'vitest';
import { dropUnusedTypefaces } from './drop-unused-typefaces.ts';

const nothingFixed = () => false;
const general =
  '<style>@font-face{font-family:"Text";src:url(/text.woff2)}:root{--font-text:"Text"}</style>';
const special = (range: string) =>
  `<style>@font-face{font-family:"Sharp";src:url(/sharp.woff2);unicode-range:${range};font-weight:400}:root{--font-sharp:"Sharp"}</style>`;
const styles = '<style>body{font-family:var(--font-sharp), var(--font-text)}</style>';

test('a typeface for a letter that the page does not have is dropped, and no list names it', () => {
  const page = `${general}${special('U+1E9E')}${styles}<p>Straße</p>`;
  expect(dropUnusedTypefaces(page, nothingFixed)).toBe(
    `${general}<style>body{font-family:var(--font-text)}</style><p>Straße</p>`,
  );
});

test.each([
  ['U+1E9E', 'STRAẞE'],
  ['U+100-17F, U+1E9E', 'Łódź'],
])('a typeface for %s stays on a page with %s', (range, word) => {
  const page = `${general}${special(range)}${styles}<p>${word}</p>`;
  expect(dropUnusedTypefaces(page, nothingFixed)).toBe(page);
});

test('a typeface that another style sheet names stays', () => {
  const page = `${general}${special('U+1E9E')}${styles}<p>Straße</p>`;
  expect(dropUnusedTypefaces(page, (name) => name === '--font-sharp')).toBe(page);
});
