import { expect, test } from 'vitest';
import { withPrice } from './with-price.ts';

const offer = { monthlyPriceEuro: 69, vatNote: 'inkl. MwSt.' };

test('the price of the offer stands where an article asks for it, and a sentence ends with one full stop', () => {
  expect(withPrice('<p>Das Coaching kostet {preis}.</p>', offer)).toBe(
    '<p>Das Coaching kostet 69,00\u00A0€ pro Monat inkl. MwSt.</p>',
  );
});
