import { expect, test } from 'vitest';
import { slugOf, withoutForbiddenSigns } from './spelling.ts';

test.each([
  ['Über süße Träume', 'ueber-suesse-traeume'],
  ['U\u0308ber', 'ueber'],
  ['Café  –  à la carte!', 'cafe-a-la-carte'],
  ['../../server', 'server'],
  ['???', ''],
])('„%s“ becomes “%s” in an address', (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});

test('what XML forbids is left out, and what ends a line or page in a word processor is a blank', () => {
  expect(withoutForbiddenSigns('Gu\u0002ten\u000BMor\uFFFEgen\u0000\uD800')).toBe('Guten Morgen');
});

test('everything else stays: ends of lines, tabs, emoji, joiners', () => {
  const text = 'Zeile\r\n\tmit 😴 und علی‌رضا\u0085';
  expect(withoutForbiddenSigns(text)).toBe(text);
});
