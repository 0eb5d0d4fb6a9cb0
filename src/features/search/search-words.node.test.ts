import { expect, test } from 'vitest';
import { foldWord } from './fold-word.ts';
import { compoundSplitter } from './search-words.ts';

const split = compoundSplitter([
  'schlaf',
  'hygiene',
  'einschlaf',
  'störung',
  'mittel',
  'arzt',
  'praxis',
  'kinder',
  'tag',
]);

test.each([
  ['Schlafhygiene', ['schlaf', 'hygiene']],
  ['Einschlafstörungen', ['einschlaf', 'storung']],
  ['Schlafmitteln', ['schlaf', 'mittel']],
  ['Kinderarztpraxis', ['kinder', 'arzt', 'praxis']],
])('%s is taken apart', (word, parts) => {
  expect(split(foldWord(word))).toEqual(parts);
});

test.each(['Schlaf', 'Schlafanzug', 'Donnerstag', 'Störungen', 'Hygienemangel'])(
  '%s stays whole, because not all of it is parts',
  (word) => {
    expect(split(foldWord(word))).toEqual([]);
  },
);

test('a word that nearly fits again and again is answered at once', () => {
  const started = performance.now();
  const split = compoundSplitter(['tag', 'tage', 'tages']);
  expect(split(`${'tages'.repeat(19)}x`)).toEqual([]);
  expect(performance.now() - started).toBeLessThan(200);
});
