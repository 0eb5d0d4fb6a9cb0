import { expect, test } from 'vitest';
import { hashFields, hashOf } from './secrets.ts';

test('the order of the fields does not matter, everything else does', () => {
  const hash = hashFields('cancellation', { email: 'a', name: 'b' });
  expect(hashFields('cancellation', { name: 'b', email: 'a' })).toBe(hash);
  expect(hashFields('withdrawal', { email: 'a', name: 'b' })).not.toBe(hash);
  expect(hashFields('cancellation', { email: 'a', name: 'c' })).not.toBe(hash);
  expect(hashFields('cancellation', { email: 'an', ame: 'b' })).not.toBe(hash);
});

test('neighbouring values do not run together', () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
});
