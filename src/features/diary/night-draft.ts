import { dayAfter, timeNow, today, wallInstant } from '#lib/wall-time.ts';
import { limits, nightSchema, type CountName, type Night } from './contract.ts';
import { figuresOf, impossibility } from './figures.ts';
import { readTime } from './read-time.ts';
import { texts } from './texts.ts';

export const timeNames = ['bed', 'tried', 'woke', 'up'] as const;
export type TimeName = (typeof timeNames)[number];

/** What stands in the fields while a night is entered: texts as they are typed. */
export type NightDraft = Record<TimeName | CountName | 'note', string> & {
  quality: number | null;
};

/** A night of somebody who has none yet; a beginning to change, not an advice. */
const firstDraft = {
  ...{ bed: '23:00', tried: '23:15', woke: '06:45', up: '07:00' },
  ...{ latency: 15, wakings: 1, awake: 10, caffeine: 0, alcohol: 0, naps: 0, travel: 0 },
};

const countNames = Object.keys(limits) as CountName[];

/** The fields of a night: as they were kept, or like those of the night before it. */
export function draftOf(day: string, nights: ReadonlyMap<string, Night>): NightDraft {
  const kept = nights.get(day);
  const before = [...nights.keys()]
    .filter((other) => other < day)
    .sort()
    .at(-1);
  const source = kept ?? { ...firstDraft, ...(before && nights.get(before)) };
  const { bed, tried, woke, up } = kept || day !== today() ? source : upByNow(source);
  const own = kept ?? { ...source, caffeine: 0, alcohol: 0, naps: 0, travel: 0 };
  const counts = Object.fromEntries(countNames.map((name) => [name, own[name].toString()]));
  return {
    ...{ bed, tried, woke, up, note: kept?.note ?? '', quality: kept?.quality ?? null },
    ...(counts as Record<CountName, string>),
  };
}

/** Who enters the night before the usual time of getting up is up earlier today. */
function upByNow<Times extends Pick<NightDraft, TimeName>>(times: Times): Times {
  const { woke, up } = times;
  const now = timeNow();
  if (up <= now) return times;
  return { ...times, up: now, woke: woke > now && woke <= up ? now : woke };
}

export interface DraftProblem {
  /** The field that is wrong; none when they do not fit together. */
  field?: TimeName | CountName;
  sentence: string;
}

/** The night that the fields say, or why it cannot be. */
export function nightOf(
  draft: NightDraft,
  { day, zone }: Pick<Night, 'day' | 'zone'>,
): { night: Night; problem?: undefined } | { night?: undefined; problem: DraftProblem } {
  const { problems, hours } = texts;
  const times = timeNames.map((name) => [name, readTime(draft[name])] as const);
  const noTime = times.find(([, time]) => time === undefined);
  if (noTime) return { problem: { field: noTime[0], sentence: problems.time } };
  const numbers = countNames.map((name) => [name, readNumber(draft[name], limits[name])] as const);
  const noNumber = numbers.find(([, number]) => number === undefined);
  if (noNumber) return { problem: { field: noNumber[0], sentence: problems.number } };
  const night = nightSchema.parse({
    ...{ day, zone, note: draft.note.trim(), quality: draft.quality, savedAt: Date.now() },
    ...Object.fromEntries([...times, ...numbers]),
  });
  const isYetToCome = wallInstant(day, night.up, zone) > Date.now();
  if (isYetToCome) return { problem: { field: 'up', sentence: problems.day } };
  const reason = impossibility(night);
  if (reason === 'order') {
    return { problem: { sentence: problems.order(hours(figuresOf(night).inBed)) } };
  }
  return reason ? { problem: { sentence: problems.awake } } : { night };
}

function readNumber(typed: string, [least, most]: readonly [number, number]): number | undefined {
  const number = typed.trim() === '' ? 0 : Number(typed);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
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
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
