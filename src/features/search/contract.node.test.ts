import { expect, test } from 'vitest';
import { longestQuery, readQuery } from './contract.ts';

test('a query of 10,000 characters is cut', () => {
  expect(readQuery('ä'.repeat(10_000))).toBe('ä'.repeat(longestQuery));
});

test('a query is cut between characters, never inside one', () => {
  expect(readQuery('🌙'.repeat(200))).toBe('🌙'.repeat(longestQuery));
  expect(readQuery('Schlaf \uD83C')).toBe('Schlaf \uFFFD');
});

test('spaces, line breaks and control characters become single spaces', () => {
  expect(readQuery('  zu\twenig\n\u0000 Schlaf ')).toBe('zu wenig Schlaf');
});

test('nothing is an empty query', () => {
  expect([readQuery(null), readQuery(undefined), readQuery('   ')]).toEqual(['', '', '']);
});
