import { expect, test } from 'vitest';
import { averagesOf, figuresOf, impossibility, marksOf } from './figures.ts';
import { readTime } from './read-time.ts';

const night = (changes: Partial<Parameters<typeof figuresOf>[0]> = {}) => ({
  day: '2026-11-23',
  bed: '22:45',
  tried: '23:00',
  woke: '06:30',
  up: '07:00',
  latency: 20,
  awake: 10,
  zone: 'Europe/Berlin',
  travel: 0,
  ...changes,
});

test('a night across midnight is as long as it was', () => {
  expect(figuresOf(night())).toMatchObject({ inBed: 495, asleep: 420 });
  expect(figuresOf(night()).efficiency).toBeCloseTo(420 / 495);
});

test('somebody may go to bed after midnight, or by day', () => {
  expect(figuresOf(night({ bed: '00:30', tried: '00:45' })).inBed).toBe(390);
  const byDay = night({ bed: '08:00', tried: '08:15', woke: '15:00', up: '15:10' });
  expect(figuresOf(byDay)).toMatchObject({ inBed: 430, asleep: 375 });
});

test('the night in March is an hour shorter and the one in October an hour longer than the clock says', () => {
  expect(figuresOf(night({ day: '2026-03-29' }))).toMatchObject({ inBed: 435, asleep: 360 });
  expect(figuresOf(night({ day: '2026-10-25' }))).toMatchObject({ inBed: 555, asleep: 480 });
  expect(figuresOf(night({ day: '2026-03-29', zone: 'Asia/Tokyo' })).inBed).toBe(495);
});

test('times around the missing and the doubled hour keep their order', () => {
  const march = night({ day: '2026-03-29', bed: '01:30', tried: '01:45', woke: '03:15' });
  expect(figuresOf({ ...march, latency: 0, awake: 0 }).asleep).toBe(30);
  const october = night({ day: '2026-10-25', bed: '01:30', tried: '01:45', woke: '03:15' });
  expect(figuresOf({ ...october, latency: 0, awake: 0 }).asleep).toBe(150);
});

test('a flight to the east makes the night shorter than the clock says, one to the west longer', () => {
  expect(figuresOf(night({ travel: 120 })).inBed).toBe(375);
  expect(figuresOf(night({ travel: -120 })).inBed).toBe(615);
});

test('a clock of twelve hours is found out', () => {
  expect(impossibility(night({ bed: '10:45', tried: '11:00' }))).toBe('order');
  expect(impossibility(night({ woke: '07:30' }))).toBe('order');
  expect(impossibility(night())).toBeUndefined();
});

test('nobody is awake longer than in bed', () => {
  expect(impossibility(night({ latency: 440 }))).toBeUndefined();
  expect(impossibility(night({ latency: 441 }))).toBe('awake');
});

test('the clock of a bar runs on through midnight', () => {
  const { bed, up } = marksOf(night());
  expect([bed.clock, up.clock]).toEqual([-75, 420]);
});

test('averages count every night alike, and the share counts every minute', () => {
  const short = night({ bed: '03:00', tried: '03:00', latency: 0, awake: 0, woke: '07:00' });
  expect(averagesOf([night(), short])).toMatchObject({ inBed: 367.5, asleep: 330, latency: 10 });
  expect(averagesOf([night(), short])?.efficiency).toBeCloseTo(660 / 735);
  expect(averagesOf([])).toBeUndefined();
});

test.each([
  ['2330', '23:30'],
  ['23.30', '23:30'],
  ['7', '07:00'],
  ['7:05', '07:05'],
  ['24:00', undefined],
  ['23:60', undefined],
  ['abends', undefined],
  ['', undefined],
])('the time "%s" is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
