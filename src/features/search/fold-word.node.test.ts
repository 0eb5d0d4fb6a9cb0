import { expect, test } from 'vitest';
import { foldWord, piecesOf, wordsOf } from './fold-word.ts';

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
