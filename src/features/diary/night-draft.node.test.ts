import { expect, onTestFinished, test, vi } from 'vitest';
import { draftOf, nightOf, zoneHere, type NightDraft } from './night-draft.ts';
import { texts } from './texts.ts';

const day = '2026-11-22';
const times = { bed: '22:45', tried: '23', woke: '6 Uhr', up: '7.00' };

const nightWith = (changes: Partial<NightDraft>, zone = 'Europe/Berlin') =>
  nightOf({ ...draftOf(undefined), ...times, ...changes }, day, zone);

test('a night of four times alone can be kept, and says nothing else', () => {
  expect(nightWith({}).night).toMatchObject({
    bed: '22:45',
    tried: '23:00',
    woke: '06:00',
    up: '07:00',
    latency: null,
    wakings: null,
    awake: null,
    quality: null,
    caffeine: null,
    naps: [],
  });
});

test.each(['22 Uhr 30', '22uhr30', '22.30 Uhr', '22,30', '2230', '22 h 30'])(
  'a time is understood as somebody says it: %s',
  (bed) => {
    expect(nightWith({ bed }).night?.bed).toBe('22:30');
  },
);

test('whoever was never awake was awake for no minute', () => {
  expect(nightWith({ wakings: '0', awake: '40' }).night).toMatchObject({ wakings: 0, awake: 0 });
});

test('what is not asked can be neither wrong nor kept', () => {
  expect(nightWith({ wakings: '0', awake: 'ca. 20' }).night).toMatchObject({ awake: 0 });
  const noCup = { caffeine: '0', lastCaffeine: '14:00', alcohol: '0', lastAlcohol: 'abends' };
  expect(nightWith(noCup).night).toMatchObject({ lastCaffeine: null, lastAlcohol: null });
  const awake = nightWith({ kind: 'upAllNight', latency: '1h', rested: 4 }).night;
  expect(awake).toMatchObject({ latency: null, rested: null });
});

test('not knowing is an answer', () => {
  expect(nightWith({ latency: texts.unknown }).night?.latency).toBeNull();
});

test('a device that names no time zone, or one that nobody knows, keeps its nights', () => {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  for (const timeZone of [undefined, '', 'Etc/Unknown', 'UTC+3']) {
    const here = vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone } as Intl.ResolvedDateTimeFormatOptions);
    const zone = zoneHere();
    here.mockRestore();
    expect(nightWith({}, zone).night?.zone, String(timeZone)).toBe('Europe/Berlin');
  }
});

test('every mistake is told at its field', () => {
  const { problems } = nightWith({
    bed: 'spät',
    latency: '1e2',
    wakings: '60',
    naps: [
      { from: '13', minutes: '' },
      { from: '', minutes: '' },
    ],
    medication: [{ name: '', dose: '1', time: '' }],
  });
  expect(problems).toEqual({
    bed: texts.problems.time,
    latency: texts.problems.number(0, 900),
    wakings: texts.problems.number(0, 50),
    'nap-0-minutes': texts.problems.minutes(1, 900),
    'medicine-0-name': texts.problems.medicine,
  });
});

test('a night without sleep needs two times, and one out of bed none', () => {
  const nothing = { tried: '', woke: '', latency: '20' };
  expect(nightWith({ ...nothing, kind: 'sleepless' }).night).toMatchObject({
    bed: '22:45',
    tried: null,
    up: '07:00',
    latency: null,
  });
  expect(nightWith({ kind: 'upAllNight', bed: '' }).night).toMatchObject({ bed: null, up: null });
});

test('a device whose time zone nobody knows can keep a night', () => {
  expect(nightWith({}, 'Etc/Unknown').night?.zone).toBe('Europe/Berlin');
});

test('what was kept stands in the fields again', () => {
  const naps = [{ from: '13:00', minutes: '20' }];
  const medication = [{ name: 'Baldrian', dose: '', time: '' }];
  const { night } = nightWith({ naps, medication, wakings: '0', travel: '-60', quality: 4 });
  expect(draftOf(night)).toMatchObject({
    ...times,
    tried: '23:00',
    woke: '06:00',
    up: '07:00',
    naps,
    medication,
    wakings: '0',
    awake: '0',
    travel: '-60',
    quality: 4,
  });
});

test('a time that comes twice in October is over after its first coming', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const last = { ...draftOf(), bed: '22:00', tried: '22:00', woke: '02:20', up: '02:30' };
  const problemsAt = (now: string) => {
    vi.setSystemTime(now);
    return nightOf(last, '2026-10-25', 'Europe/Berlin').problems;
  };
  expect(problemsAt('2026-10-25T02:29+02:00')).toEqual({ up: texts.problems.yetToCome });
  expect(problemsAt('2026-10-25T02:45+02:00')).toBeUndefined();
  expect(problemsAt('2026-10-25T02:05+01:00')).toBeUndefined();
});
