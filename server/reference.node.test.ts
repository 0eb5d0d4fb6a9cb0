import { expect, test } from 'vitest';
import { createReference, tidyReference } from './reference.ts';

test('a reference is short, readable and without look-alike letters', () => {
  for (let made = 0; made < 1000; made += 1) {
    expect(createReference('K')).toMatch(/^K-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test('every place of a reference takes every letter, so that it holds 40 bits', () => {
  const seen = Array.from({ length: 11 }, () => new Set<string>());
  for (let made = 0; made < 5000; made += 1) {
    for (const [place, letter] of createReference('K').split('').entries()) {
      seen[place]?.add(letter);
    }
  }
  expect(seen.map(({ size }) => size)).toEqual([1, 1, 32, 32, 32, 32, 1, 32, 32, 32, 32]);
});

test.each([
  ['K-7F3M-9QXD', 'K-7F3M-9QXD'],
  ['k7f3m9qxd', 'K-7F3M-9QXD'],
  [' K – 7F3M 9QXD. ', 'K-7F3M-9QXD'],
  ['W-IO1L-U000', 'W-1011-V000'],
  ['nope', 'nope'],
  ['K-7F3M-9QXD-1', 'K-7F3M-9QXD-1'],
])('%j is understood as %s', (typed, meant) => {
  expect(tidyReference(typed)).toBe(meant);
});
