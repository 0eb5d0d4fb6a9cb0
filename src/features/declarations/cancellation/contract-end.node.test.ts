import { expect, test } from 'vitest';
import { contractEndOf } from './contract-end.ts';

const contract = 'Schlafcoaching';
const received = new Date('2026-11-30T22:30:00Z');

test.each([
  ['ordinary', 'next', '2026-11-30'],
  ['ordinary', '2026-12-15', '2026-12-31'],
  ['ordinary', '2027-02-28', '2027-02-28'],
  ['ordinary', '2026-01-01', '2026-11-30'],
  ['ordinary', '0026-12-31', '2026-11-30'],
  ['extraordinary', 'next', '2026-11-30'],
  ['extraordinary', '2026-12-15', '2026-12-15'],
  ['extraordinary', '2026-01-01', '2026-11-30'],
] as const)('%s, wished end %s: the contract ends on %s', (kind, endsOn, end) => {
  expect(contractEndOf({ contract, kind, endsOn }, received)).toBe(end);
});

test('half an hour later it is another month in Berlin', () => {
  const later = new Date('2026-11-30T23:00:00Z');
  expect(contractEndOf({ contract, kind: 'ordinary', endsOn: 'next' }, later)).toBe('2026-12-31');
});

test.each(['Startangebot', 'Präventionskurs', 'Anderer Vertrag', 'Schlafkurs im Mai'])(
  'nobody calculates an end of the contract %j',
  (other) => {
    expect(contractEndOf({ contract: other, kind: 'ordinary', endsOn: 'next' }, received)).toBe(
      null,
    );
  },
);

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
  const next = { contract, kind: 'ordinary', endsOn: 'next' } as const;
  expect(contractEndOf(next, new Date(moment))).toBe(end);
});

test.each([
  ['2028-02-01', '2028-02-29'],
  ['2028-01-31', '2028-01-31'],
])('the wished day %s lies in its own month, which ends on %s', (endsOn, end) => {
  expect(contractEndOf({ contract, kind: 'ordinary', endsOn }, received)).toBe(end);
});
