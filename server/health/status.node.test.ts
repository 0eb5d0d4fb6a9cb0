import { expect, test } from 'vitest';
import { isUnavailable, reasonsOf, type ServiceStatus } from './status.ts';

const GB = 1_000_000_000;
const fine = { waiting: 0, oldestWaitingSeconds: 0, deadLetters: 0 };
const roomy = { totalBytes: 1000 * GB, freeBytes: 20 * GB };
const well: ServiceStatus = {
  deliveries: {},
  storingFails: false,
  disk: roomy,
  storesThere: true,
};

test('what waits for a short time on a disk with room is no reason to look', () => {
  const waits = { waiting: 3, oldestWaitingSeconds: 900, deadLetters: 0 };
  const deliveries = { declarations: { a: fine, b: waits }, newsletter: {} };
  expect(reasonsOf({ ...well, deliveries })).toEqual([]);
});

test('a database that is away is a reason', () => {
  expect(reasonsOf({ ...well, deliveries: undefined, storingFails: true })).toEqual([
    'database_away',
  ]);
});

test('each kind of delivery has reasons of its own', () => {
  const late = { waiting: 1, oldestWaitingSeconds: 901, deadLetters: 0 };
  const dead = { ...fine, deadLetters: 1 };
  const deliveries = { declarations: { a: fine, b: dead }, newsletter: { c: late } };
  expect(reasonsOf({ ...well, deliveries })).toEqual(['declarations_dead', 'newsletter_late']);
  expect(reasonsOf({ ...well, deliveries: { newsletter: { c: dead } } })).toEqual([
    'newsletter_dead',
  ]);
});

test('a halt of erasing is a reason', () => {
  const retention = { held: 'clock_ahead', days: 3, marked: {} };
  expect(reasonsOf({ ...well, retention })).toEqual(['retention_held']);
  const all = { ...retention, held: null };
  expect(reasonsOf({ ...well, retention: all })).toEqual([]);
});

test.each([
  ['a large disk', 1000 * GB, 0.5 * GB, []],
  ['a large disk', 1000 * GB, 0.49 * GB, ['disk_low']],
  ['a small disk', 4 * GB, 0.2 * GB, []],
  ['a small disk', 4 * GB, 0.19 * GB, ['disk_low']],
])('%s of %d bytes with %d free: %j', (_disk, totalBytes, freeBytes, reasons) => {
  expect(reasonsOf({ ...well, disk: { totalBytes, freeBytes } })).toEqual(reasons);
});

test('no room for the embedded database keeps traffic away, for another database it does not', () => {
  const disk = { totalBytes: 4 * GB, freeBytes: 0.03 * GB };
  const here = reasonsOf({ ...well, disk });
  expect(here).toEqual(['disk_full', 'disk_low']);
  expect(isUnavailable(here)).toBe(true);
  const elsewhere = reasonsOf({ ...well, disk, storesThere: false });
  expect(elsewhere).toEqual(['disk_low']);
  expect(isUnavailable(elsewhere)).toBe(false);
});
