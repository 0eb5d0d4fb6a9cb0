import { expect, test } from 'vitest';
import { berlinMoment, formatDay, germanDay } from './berlin-time.ts';

test.each([
  ['2026-11-21T06:34:12.345Z', '21. November 2026', '07:34:12', '+01:00'],
  ['2026-07-01T23:59:59Z', '2. Juli 2026', '01:59:59', '+02:00'],
  ['2026-12-31T23:00:00Z', '1. Januar 2027', '00:00:00', '+01:00'],
  // The hour that comes twice when the clocks are set back.
  ['2026-10-25T00:30:00Z', '25. Oktober 2026', '02:30:00', '+02:00'],
  ['2026-10-25T01:30:00Z', '25. Oktober 2026', '02:30:00', '+01:00'],
])('%s is %s, %s in Germany', (moment, day, time, offset) => {
  expect(berlinMoment(moment)).toEqual({ day, time, offset });
});

test('a calendar day stays the same day', () => {
  expect(germanDay('2026-11-30')).toBe('30. November 2026');
  expect(germanDay('2028-02-29')).toBe('29. Februar 2028');
});

test('what is no moment is refused', () => {
  expect(() => berlinMoment('gestern')).toThrow(RangeError);
});

test('a day is written in German digits, whatever the time zone of the machine', () => {
  expect(formatDay(new Date('2025-08-27T00:00:00Z'))).toBe('27.08.2025');
  expect(formatDay(new Date('2026-01-01T00:00:00Z'))).toBe('01.01.2026');
});
