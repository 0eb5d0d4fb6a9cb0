import { keysOf, partly, recordOf } from '#lib/records.ts';
import { dayAfter, hasComeBy, timeNow, today } from '#lib/wall-time.ts';
import {
  isZone,
  limits,
  napLimit,
  noteLimit,
  parseNight,
  ratingNames,
  timesOf,
  wordsLimit,
  zoneElsewhere,
  type CountName,
  type Night,
  type NightKind,
  type RatingName,
} from './contract.ts';
import { figuresOf, impossibility } from './figures.ts';
import { texts } from './texts.ts';

export const timeNames = timesOf.slept;
export type TimeName = (typeof timeNames)[number];

/** What stands in the fields while a night is entered: texts as they are typed. */
export type NightDraft = Record<
  TimeName | CountName | 'lastCaffeine' | 'lastAlcohol' | 'note',
  string
> &
  Record<RatingName, number | null> & {
    kind: NightKind;
    naps: readonly Record<'from' | 'minutes', string>[];
    medication: readonly Record<'name' | 'dose' | 'time', string>[];
  };

const countNames = keysOf(limits);
const lastNames = ['lastCaffeine', 'lastAlcohol'] as const;
/** What is asked only of a night with sleep, and what a last time is asked of. */
const ofSleep: ReadonlySet<CountName> = new Set(['latency', 'wakings', 'awake']);
const drinkOf = { lastCaffeine: 'caffeine', lastAlcohol: 'alcohol' } as const;

/** The fields of a night: as they were kept, or empty. */
export function draftOf(kept?: Night): NightDraft {
  const words = (value: string | number | null | undefined) => value?.toString() ?? '';
  return {
    kind: kept?.kind ?? 'slept',
    note: kept?.note ?? '',
    ...recordOf(timeNames, (name) => words(kept?.[name])),
    ...recordOf(countNames, (name) => words(kept?.[name])),
    ...recordOf(lastNames, (name) => words(kept?.[name])),
    ...recordOf(ratingNames, (name) => kept?.[name] ?? null),
    travel: kept?.travel === 0 ? '' : words(kept?.travel),
    naps: (kept?.naps ?? []).map(({ from, minutes }) => ({
      from: words(from),
      minutes: words(minutes),
    })),
    medication: (kept?.medication ?? []).map(({ time, ...named }) => ({
      ...named,
      time: words(time),
    })),
  };
}

/** A draft that another version of this page may have kept. */
export const draftAsKept = (kept: object): NightDraft => ({ ...draftOf(), ...kept });

export const isSameDraft = (one: NightDraft, other: NightDraft): boolean =>
  JSON.stringify(one) === JSON.stringify({ ...one, ...other });

/** The night before a day whose times can be taken over. */
export const nightBefore = (day: string, nights: ReadonlyMap<string, Night>): Night | undefined =>
  [...nights.values()]
    .filter((night) => night.day < day && night.kind === 'slept')
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .at(-1);

/** What is wrong, by field: its sentence. */
export type Problems = Readonly<Record<string, string>>;

/** The night that the fields say, or why it cannot be. */
export function nightOf(
  draft: NightDraft,
  day: string,
  zone: string,
): { night: Night; problems?: undefined } | { night?: undefined; problems: Problems } {
  const { problems: words, hours } = texts;
  const problems: Record<string, string> = {};
  const timeAt = (path: string, typed: string, isNeeded: boolean): string | null => {
    if (!isNeeded && typed.trim() === '') return null;
    const time = readTime(typed);
    if (time === undefined) problems[path] = words.time;
    return time ?? null;
  };
  const numberAt = (path: string, typed: string, [least, most]: readonly [number, number]) => {
    if (typed.trim() === '' || typed === texts.unknown) return null;
    const number = readNumber(typed);
    if (number !== undefined && number >= least && number <= most) return number;
    problems[path] = words.number(least, most);
    return null;
  };
  const has = timesOf[draft.kind];
  const isAsleep = draft.kind === 'slept';
  const times = recordOf(timeNames, (name) =>
    has.includes(name) ? timeAt(name, draft[name], true) : null,
  );
  // What is not asked is not on the page: it can be neither wrong nor kept.
  const isNone = (name: CountName) => readNumber(draft[name]) === 0;
  const isAsked = (name: CountName) =>
    !ofSleep.has(name) || (isAsleep && !(name === 'awake' && isNone('wakings')));
  const counts = recordOf(countNames, (name) =>
    isAsked(name) ? numberAt(name, draft[name], limits[name]) : null,
  );
  if (counts.wakings === 0) counts.awake = 0;
  const lasts = recordOf(lastNames, (name) =>
    isNone(drinkOf[name]) ? null : timeAt(name, draft[name], false),
  );
  const naps = draft.naps.flatMap(({ from, minutes }, at) => {
    if (`${from}${minutes}`.trim() === '') return [];
    const path = `nap-${at}-minutes`;
    const slept = numberAt(path, minutes, napLimit);
    if (slept === null) problems[path] = words.minutes(...napLimit);
    return [{ from: timeAt(`nap-${at}-from`, from, false), minutes: slept ?? 0 }];
  });
  const medication = draft.medication.flatMap(({ name, dose, time }, at) => {
    if (`${name}${dose}${time}`.trim() === '') return [];
    if (name.trim() === '') problems[`medicine-${at}-name`] = words.medicine;
    const taken = timeAt(`medicine-${at}-time`, time, false);
    const short = (text: string) => text.trim().slice(0, wordsLimit);
    return [{ name: short(name), dose: short(dose), time: taken }];
  });
  if (Object.keys(problems).length > 0) return { problems };
  const night = parseNight({
    day,
    zone: isZone(zone) ? zone : zoneElsewhere,
    kind: draft.kind,
    ...times,
    ...counts,
    ...lasts,
    ...recordOf(ratingNames, (name) =>
      name === 'rested' && draft.kind === 'upAllNight' ? null : draft[name],
    ),
    naps,
    medication,
    savedAt: Date.now(),
    travel: counts.travel ?? 0,
    note: draft.note.trim().slice(0, noteLimit),
  });
  if (!night) return { problems: { day: words.day } };
  if (day > today()) return { problems: { day: words.future } };
  if (night.up !== null && !hasComeBy(day, night.up, night.zone)) {
    return { problems: { up: words.yetToCome } };
  }
  const reason = impossibility(night);
  if (reason === 'order') {
    return { problems: { bed: words.order(hours(figuresOf(night).inBed ?? 0)) } };
  }
  return reason ? { problems: { awake: words.awake } } : { night };
}

/** Until then the night of today is not over for most people. */
const MORNING = '04:00';

/** The day to enter next: the last one within a week that has no night. */
export function nextDay(nights: ReadonlyMap<string, Night>): string {
  const newest = timeNow() < MORNING ? dayAfter(today(), -1) : today();
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => dayAfter(newest, -days));
  return week.find((day) => !nights.has(day)) ?? newest;
}

/** The time zone of this device. */
export function zoneHere(): string {
  // Some browsers name none.
  const { timeZone } = partly(Intl.DateTimeFormat().resolvedOptions());
  return timeZone ?? zoneElsewhere;
}

/**
 * A time as people type it (`2330`, `23.30`, `23,30`, `7`, `7 Uhr`, `23:30 Uhr`, `23 Uhr 30`, `24:00`) as `23:30`; undefined when
 * it is none.
 */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s?(?:[:.,h]|uhr)?\s?(\d{2}))?\s?(?:uhr|h)?$/i.exec(typed.trim()) ?? [];
  const isMidnight = hours === '24' && minutes === '00';
  if (hours === '' || (Number(hours) > 23 && !isMidnight) || Number(minutes) > 59) return undefined;
  return isMidnight ? '00:00' : `${hours.padStart(2, '0')}:${minutes}`;
}

/** A whole number in digits, with a minus where it may be negative; undefined when it is none. */
export const readNumber = (typed: string): number | undefined =>
  /^[-−–]?\d{1,4}$/.test(typed.trim()) ? Number(typed.trim().replace(/[−–]/, '-')) : undefined;
