import { expect, test } from 'vitest';
import { phoneUrl } from './phone-url.ts';

test.each([
  ['+49 30 23125 123', 'tel:+493023125123'],
  ['+49 (30) 23125-123', 'tel:+493023125123'],
  ['030/23125\u00A0123', 'tel:03023125123'],
])('%s can be dialled as %s', (written, address) => {
  expect(phoneUrl(written)).toBe(address);
});
