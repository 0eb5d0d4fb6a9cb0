import { expect, test } from 'vitest';
import { contractEndOf } from './contract-end.ts';

const contract = 'Schlafcoaching';
const received = new Date('2026-11-30T22:30:00Z');

test.each([
  ['ordinary', 'next', '2026-11-30'],
  ['ordinary', '2026-12-15', '2026-12-31'],
  ['ordinary', '2027-02-28', '2027-02-28'],
  ['ordinary', '2026-01-01', '2026-11-30'],
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

test.each(['Präventionskurs', 'Anderer Vertrag', 'Schlafkurs im Mai'])(
  'nobody calculates an end of the contract %j',
  (other) => {
    expect(contractEndOf({ contract: other, kind: 'ordinary', endsOn: 'next' }, received)).toBe(
      null,
    );
  },
);
