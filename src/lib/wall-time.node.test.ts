import { expect, test } from 'vitest';
import { wallInstant } from './wall-time.ts';

const instantOf = (day: string, time: string, zone: string) =>
  new Date(wallInstant(day, time, zone)).toISOString();

test('clocks on both sides of Greenwich show a time at the moment at which they do', () => {
  const day = '2026-11-23';
  expect(instantOf(day, '09:30', 'Europe/Berlin')).toBe('2026-11-23T08:30:00.000Z');
  expect(instantOf(day, '09:30', 'Asia/Kathmandu')).toBe('2026-11-23T03:45:00.000Z');
  expect(instantOf(day, '09:30', 'America/New_York')).toBe('2026-11-23T14:30:00.000Z');
});

test('a time that clocks skip is an hour later, on both sides of Greenwich', () => {
  expect(instantOf('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
  expect(instantOf('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
  expect(instantOf('2026-03-29', '00:30', 'Atlantic/Azores')).toBe('2026-03-29T01:30:00.000Z');
});

test('of a time that comes twice it is the second, on both sides of Greenwich', () => {
  expect(instantOf('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T01:30:00.000Z');
  expect(instantOf('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T06:30:00.000Z');
  expect(instantOf('2026-10-25', '00:30', 'Atlantic/Azores')).toBe('2026-10-25T01:30:00.000Z');
});

test('an hour before and after the clocks change nothing is moved', () => {
  expect(instantOf('2026-03-08', '01:59', 'America/New_York')).toBe('2026-03-08T06:59:00.000Z');
  expect(instantOf('2026-03-08', '03:00', 'America/New_York')).toBe('2026-03-08T07:00:00.000Z');
  expect(instantOf('2026-11-01', '00:59', 'America/New_York')).toBe('2026-11-01T04:59:00.000Z');
  expect(instantOf('2026-11-01', '02:00', 'America/New_York')).toBe('2026-11-01T07:00:00.000Z');
});
