import { expect, test } from 'vitest';
import { hashClient, hashFields, hashOf } from './hashes.ts';

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

test('a network has one hash, which is another with another key', () => {
  const hash = hashClient('192.0.2.1', 'key');
  expect(hashClient('::ffff:192.0.2.1', 'key')).toBe(hash);
  expect(hashClient('192.0.2.2', 'key')).not.toBe(hash);
  expect(hashClient('192.0.2.1', 'other key')).not.toBe(hash);
});
