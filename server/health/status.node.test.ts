import { expect, test } from 'vitest';
import { reasonsOf } from './status.ts';

const GB = 1_000_000_000;
const fine = { waiting: 0, oldestWaitingSeconds: 0, deadLetters: 0 };
const roomy = { totalBytes: 1000 * GB, freeBytes: 20 * GB };

test('what waits for a short time on a disk with room is no reason to look', () => {
  const waits = { waiting: 3, oldestWaitingSeconds: 900, deadLetters: 0 };
  expect(
    reasonsOf({ deliveries: { declarations: { a: fine, b: waits }, newsletter: {} }, disk: roomy }),
  ).toEqual([]);
});

test('a database that is away is a reason', () => {
  expect(reasonsOf({ deliveries: undefined, disk: roomy })).toEqual(['database_away']);
});

test('each kind of delivery has reasons of its own', () => {
  const late = { waiting: 1, oldestWaitingSeconds: 901, deadLetters: 0 };
  const dead = { ...fine, deadLetters: 1 };
  const deliveries = { declarations: { a: fine, b: dead }, newsletter: { c: late } };
  expect(reasonsOf({ deliveries, disk: roomy })).toEqual(['declarations_dead', 'newsletter_late']);
  expect(reasonsOf({ deliveries: { newsletter: { c: dead } }, disk: roomy })).toEqual([
    'newsletter_dead',
  ]);
});

test.each([
  ['a large disk', 1000 * GB, 0.5 * GB, []],
  ['a large disk', 1000 * GB, 0.49 * GB, ['disk_low']],
  ['a small disk', 4 * GB, 0.2 * GB, []],
  ['a small disk', 4 * GB, 0.19 * GB, ['disk_low']],
])('%s of %d bytes with %d free: %j', (_disk, totalBytes, freeBytes, reasons) => {
  expect(reasonsOf({ deliveries: {}, disk: { totalBytes, freeBytes } })).toEqual(reasons);
});
