import { expect, test } from 'vitest';
import {
  findPlaceholders,
  placeholders,
  splitPlaceholders,
  withoutSecondStop,
} from './placeholders.ts';

test('an answer is cut at its placeholders in the order of reading', () => {
  expect(splitPlaceholders('Das kostet {preis}. Schreib an {support-email}')).toEqual([
    { text: 'Das kostet ' },
    { placeholder: 'preis' },
    { text: '. Schreib an ' },
    { placeholder: 'support-email' },
  ]);
});

test('an answer without placeholders stays whole, and an empty one gives nothing', () => {
  expect(splitPlaceholders('Ja.')).toEqual([{ text: 'Ja.' }]);
  expect(splitPlaceholders('')).toEqual([]);
});

test('two placeholders side by side leave no empty piece between them', () => {
  expect(splitPlaceholders('{preis}{preis}')).toEqual([
    { placeholder: 'preis' },
    { placeholder: 'preis' },
  ]);
});

test('a bracket that is never closed is text', () => {
  expect(splitPlaceholders('Das kostet {preis')).toEqual([{ text: 'Das kostet {preis' }]);
});

test('an unknown placeholder is refused with the names that exist', () => {
  expect(() => splitPlaceholders('Das kostet {price}')).toThrow(
    `The placeholder {price} is unknown. Known are: ${placeholders.join(', ')}.`,
  );
});

test('placeholders are found with their name as written and their place', () => {
  expect(findPlaceholders('{preis} und {Preis}')).toEqual([
    { name: 'preis', index: 0 },
    { name: 'Preis', index: 12 },
  ]);
});

test('a price that ends with an abbreviation brings the full stop of its sentence along', () => {
  expect(withoutSecondStop('MwSt.', '. Darin')).toBe(' Darin');
  expect(withoutSecondStop('69 €', '. Darin')).toBe('. Darin');
});
