import { expect, test } from 'vitest';
import type { Night } from './contract.ts';
import { averagesOf, figuresOf, impossibility, isByDay, marksOf } from './figures.ts';
import { axisOf } from './night-chart.tsx';
import { readNumber, readTime } from './night-draft.ts';

const night = (changes: Partial<Night> = {}): Night => ({
  kind: 'slept',
  wakings: 1,
  quality: null,
  rested: null,
  naps: [],
  medication: [],
  caffeine: null,
  lastCaffeine: null,
  alcohol: null,
  lastAlcohol: null,
  daytime: null,
  performance: null,
  note: '',
  savedAt: 1,
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
  const marks = marksOf(night());
  expect([marks?.bed.clock, marks?.up.clock]).toEqual([-75, 420]);
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
  ['24:00', '00:00'],
  ['24:01', undefined],
  ['7 Uhr', '07:00'],
  ['23:30 Uhr', '23:30'],
  ['23,30', '23:30'],
  ['23:60', undefined],
  ['abends', undefined],
  ['', undefined],
])('the time "%s" is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(['1e2', '0x10', '10.5', '', 'zehn', '99999'])('"%s" is no whole number', (typed) => {
  expect(readNumber(typed)).toBeUndefined();
});

test('a traveller writes a minus as keyboards do', () => {
  expect(readNumber('−60')).toBe(-60);
});

test('what nobody knows is not counted, neither in a night nor in an average', () => {
  const unknown = night({ latency: null });
  expect(figuresOf(unknown)).toMatchObject({ inBed: 495, asleep: null, efficiency: null });
  const averages = averagesOf([unknown, night({ quality: 4 })]);
  expect(averages).toMatchObject({ asleep: 420, latency: 20, quality: 4, rested: null });
  expect(averages?.efficiency).toBeCloseTo(420 / 495);
});

test('a night without sleep counts as such, and one out of bed has no efficiency', () => {
  const sleepless = night({
    kind: 'sleepless',
    tried: null,
    woke: null,
    latency: null,
    wakings: null,
    awake: null,
  });
  expect(figuresOf(sleepless)).toMatchObject({ inBed: 495, asleep: 0, efficiency: 0 });
  expect(impossibility(sleepless)).toBeUndefined();
  const upAllNight = night({ ...sleepless, kind: 'upAllNight', bed: null, up: null });
  expect(figuresOf(upAllNight)).toMatchObject({ inBed: 0, asleep: 0, efficiency: null });
  expect(averagesOf([night(), upAllNight])).toMatchObject({ asleep: 210, latency: 20 });
});

test('sleep beside the night is summed up by itself', () => {
  const naps = [
    { from: '13:00', minutes: 20 },
    { from: null, minutes: 90 },
  ];
  expect(figuresOf(night({ naps }))).toMatchObject({ asleep: 420, napped: 110 });
});

test('a shift worker sleeps by day, others by night', () => {
  expect(isByDay(night({ bed: '08:00', tried: '08:15', woke: '15:00', up: '15:10' }))).toBe(true);
  expect(isByDay(night())).toBe(false);
  expect(isByDay(night({ bed: '03:00', tried: '03:15', woke: '09:00', up: '09:10' }))).toBe(false);
});

test('the axis of clock times goes on beyond what happens on the hour, so that no bar looks cut', () => {
  const marks = marksOf(night({ bed: '22:00', up: '07:00' }));
  const { x, first, last } = axisOf(marks ? [marks] : []);
  expect([first, last]).toEqual([-180, 480]);
  expect(x(first)).toBe(0);
  expect(x(last)).toBe(100);
});
