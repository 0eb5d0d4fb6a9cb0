import { expect, test } from 'vitest';
import { foldWord, compoundSplitter, piecesOf, wordsOf } from './search-words.ts';

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

test.each([
  ['Schlafstörung', 'schlafstorung'],
  ['Schlafstoerung', 'schlafstorung'],
  ['SCHLAFSTORUNG', 'schlafstorung'],
  ['Müdigkeit', 'mudigkeit'],
  ['muedigkeit', 'mudigkeit'],
  ['Ärztin', 'arztin'],
  ['außen', 'aussen'],
  ['Café', 'cafe'],
])('%s is found as %s, however it is spelt', (written, folded) => {
  expect(foldWord(written)).toBe(folded);
});

test.each(['neue', 'dauer', 'quelle', 'feuer', 'steuer'])(
  'an e after a vowel or q stays: %s',
  (word) => {
    expect(foldWord(word)).toBe(word);
  },
);

test('what somebody has typed so far begins like the whole word', () => {
  for (const word of ['schlafstoerung', 'muedigkeit', 'ärztin', 'neue', 'genauer', 'aktuell']) {
    for (let end = 1; end <= word.length; end += 1) {
      expect(foldWord(word)).toMatch(new RegExp(`^${foldWord(word.slice(0, end))}`));
    }
  }
});

test('a text is taken apart without a loss', () => {
  const text = '„KVT-I“ hilft: 87 Studien, groß!';
  expect(piecesOf(text).join('')).toBe(text);
  expect(wordsOf(text)).toEqual(['KVT', 'I', 'hilft', '87', 'Studien', 'groß']);
});
