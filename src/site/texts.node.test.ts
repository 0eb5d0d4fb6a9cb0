import { expect, test } from 'vitest';
import { formatPrice } from './texts.ts';

test.each([
  [69, '69\u00A0€'],
  [69.9, '69,90\u00A0€'],
  [1234.5, '1.234,50\u00A0€'],
  [0, '0\u00A0€'],
])('%s euros are written the German way, unbreakable before the sign', (amount, written) => {
  expect(formatPrice(amount)).toBe(written);
});
