import { expect, test } from 'vitest';
import { shorten } from './article-card.tsx';

test('B4: a short excerpt stays whole', () => {
  expect(shorten('Ein Satz.', 9)).toBe('Ein Satz.');
});

test.each([
  ['in the middle of a word', 'Morgens Kaffee, Mittagsschlaf', 'Morgens Kaffee\u00A0…'],
  ['after a comma', 'Kaffee, Wein, Mittagsschlaf', 'Kaffee, Wein\u00A0…'],
  ['after a little word', 'Kaffee und der Mittagsschlaf', 'Kaffee\u00A0…'],
  ['after a sentence', 'Ruh dich aus. Mittagsschlaf hilft', 'Ruh dich aus.'],
  ['half a line after a sentence', 'Es hilft. Mittagsschlaf am Tag', 'Es hilft.'],
])('B4: an excerpt that would be cut %s ends well', (_where, text, shortened) => {
  expect(shorten(text, 18)).toBe(shortened);
});
