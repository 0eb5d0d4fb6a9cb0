import { expect, test } from 'vitest';
import { endOfMonthInBerlin, endOfMonthOf } from './contract-end.ts';

test.each([
  ['in the middle of a month', '2026-11-21T06:30:00Z', '2026-11-30'],
  ['in a month of 31 days', '2026-12-01T12:00:00Z', '2026-12-31'],
  ['in the February of a leap year', '2028-02-10T12:00:00Z', '2028-02-29'],
  ['in a February of 28 days', '2027-02-28T12:00:00Z', '2027-02-28'],
  ['in the last second of a month in winter', '2026-11-30T22:59:59.999Z', '2026-11-30'],
  ['when Berlin is already in the next month in winter', '2026-11-30T23:00:00Z', '2026-12-31'],
  ['in the last second of a month in summer', '2026-06-30T21:59:59.999Z', '2026-06-30'],
  ['when Berlin is already in the next month in summer', '2026-06-30T22:00:00Z', '2026-07-31'],
  ['when Berlin is already in the next year', '2026-12-31T23:00:00Z', '2027-01-31'],
  ['on the day the clocks go forward', '2026-03-29T01:00:00Z', '2026-03-31'],
  ['in the hour that exists twice', '2026-10-25T00:30:00Z', '2026-10-31'],
  [
    'on the last day of a month whose clocks go forward on it',
    '2024-03-31T21:59:59Z',
    '2024-03-31',
  ],
  ['right after that day', '2024-03-31T22:00:00Z', '2024-04-30'],
  ['on the last day of a month whose clocks go back on it', '2027-10-31T22:59:59Z', '2027-10-31'],
  ['right after that day, in winter time', '2027-10-31T23:00:00Z', '2027-11-30'],
])('%s the month ends as it does in Berlin', (_when, moment, end) => {
  expect(endOfMonthInBerlin(new Date(moment))).toBe(end);
});

test('a day that is given lies in its own month', () => {
  expect(endOfMonthOf('2028-02-01')).toBe('2028-02-29');
  expect(endOfMonthOf('2028-01-31')).toBe('2028-01-31');
  expect(endOfMonthOf('0026-12-31')).toBe('0026-12-31');
});
