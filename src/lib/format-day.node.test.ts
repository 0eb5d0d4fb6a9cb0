import { expect, test } from 'vitest';
import { formatDay } from './format-day.ts';

test('a day is written in German digits, whatever the time zone of the machine', () => {
  expect(formatDay(new Date('2025-08-27T00:00:00Z'))).toBe('27.08.2025');
  expect(formatDay(new Date('2026-01-01T00:00:00Z'))).toBe('01.01.2026');
});
