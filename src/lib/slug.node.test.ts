import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Über süße Träume', 'ueber-suesse-traeume'],
  ['U\u0308ber', 'ueber'],
  ['Café  –  à la carte!', 'cafe-a-la-carte'],
  ['../../server', 'server'],
  ['???', ''],
])('„%s“ becomes “%s” in an address', (words, slug) => {
  expect(slugOf(words)).toBe(slug);
});
