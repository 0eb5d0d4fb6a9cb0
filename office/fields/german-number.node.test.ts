import { expect, test } from 'vitest';
import { numberOf, writtenNumber } from './german-number.ts';

test.each([
  ['79,90', 79.9],
  ['79.90', 79.9],
  ['79,', 79],
  ['1.234,5', 1234.5],
  ['12.500', 12_500],
  [' 69 ', 69],
  ['', null],
  ['neunzig', 'neunzig'],
  ['7 9', '7 9'],
])('somebody who types "%s" means %s', (typed, meant) => {
  expect(numberOf(typed)).toBe(meant);
});

test('a stored number is read with a comma', () => {
  expect(writtenNumber(79.9)).toBe('79,9');
  expect(writtenNumber(79.9, true)).toBe('79,90');
  expect(writtenNumber(69, true)).toBe('69');
  expect(writtenNumber(undefined)).toBe('');
});
