import { expect, test } from 'vitest';
import { dayOf, isNoDay, writtenDay } from './german-day.ts';

test.each([
  ['28.02.2027', '2027-02-28T12:00:00.000Z'],
  [' 1.3.2026 ', '2026-03-01T12:00:00.000Z'],
  ['', null],
  ['31.02.2026', '31.02.2026'],
  ['1.13.2026', '1.13.2026'],
  ['morgen 5', 'morgen 5'],
])('somebody who types "%s" means %s', (typed, meant) => {
  expect(dayOf(typed)).toBe(meant);
});

test('a stored day is read as it is written here, and words stay words', () => {
  expect(writtenDay('2027-02-28T12:00:00.000Z')).toBe('28.02.2027');
  expect(writtenDay('31.02.2026')).toBe('31.02.2026');
  expect(writtenDay(null)).toBe('');
  expect(isNoDay('31.02.2026')).toBe(true);
  expect(isNoDay('2027-02-28')).toBe(false);
});
