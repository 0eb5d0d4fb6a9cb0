import { expect, test } from 'vitest';
import { monthName, wholeDay, wholeDays } from './texts.ts';

test('no line ends inside a date, only after the weekday', () => {
  expect(wholeDay('2026-11-23')).toBe('Montag, 23.\u00A0November\u00A02026');
  expect(wholeDays('2026-11-17', '2026-11-23')).toBe('17.–23.\u00A0November\u00A02026');
  expect(wholeDays('2026-11-23', '2026-11-23')).toBe('23.\u00A0November\u00A02026');
  expect(monthName('2026-11-01')).toBe('November 2026');
});
