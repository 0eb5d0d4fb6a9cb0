import { dayAfter, wallInstant } from '#lib/wall-time.ts';
import type { Night } from './contract.ts';

type NightTimes = Pick<Night, 'day' | 'kind' | 'bed' | 'tried' | 'woke' | 'up' | 'zone' | 'travel'>;

type Measured = NightTimes & Pick<Night, 'latency' | 'awake' | 'naps'>;

/** A time of a night: the moment, and what the clock said, in minutes from the midnight before the morning. */
interface Mark {
  moment: number;
  clock: number;
}

/** Minutes after midnight of a time such as `23:30`. */
export const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The times of a night in their order, however they lie around midnight: each is the last before the
 * one that follows it, beginning with getting up. Undefined for a night out of bed; without sleep nobody fell
 * asleep before getting up.
 */
export function marksOf(
  night: NightTimes,
): Record<'bed' | 'tried' | 'woke' | 'up', Mark> | undefined {
  if (night.bed === null || night.up === null) return undefined;
  const at = (time: string, days: number): Mark => ({
    moment: wallInstant(dayAfter(night.day, days), time, night.zone),
    clock: minutesOf(time) + days * 1440,
  });
  const before = (time: string, next: Mark): Mark => {
    const days = Math.floor(next.clock / 1440);
    return minutesOf(time) + days * 1440 <= next.clock ? at(time, days) : at(time, days - 1);
  };
  const up = at(night.up, 0);
  const woke = before(night.woke ?? night.up, up);
  const tried = before(night.tried ?? night.up, woke);
  return { bed: before(night.bed, tried), tried, woke, up };
}

/** What a night comes to, in minutes; the share is between 0 and 1. Null is what cannot be known. */
export interface Figures {
  inBed: number | null;
  asleep: number | null;
  latency: number | null;
  awake: number | null;
  efficiency: number | null;
  /** Sleep beside the night. */
  napped: number | null;
}

/** The longest time in bed that is taken for possible; more is nearly always a mistaken clock time. */
const longestInBed = 20 * 60;

/** Time in bed, asleep and awake, in minutes that really passed; clocks may change meanwhile. */
export function figuresOf(night: Measured): Figures {
  const { kind, latency, awake, travel } = night;
  const marks = marksOf(night);
  const minutes = (from: Mark, to: Mark) => (to.moment - from.moment) / 60_000 - travel;
  const inBed = marks ? minutes(marks.bed, marks.up) : 0;
  const isMeasured = latency !== null && awake !== null;
  const asleep =
    marks === undefined || kind !== 'slept'
      ? 0
      : isMeasured
        ? minutes(marks.tried, marks.woke) - latency - awake
        : null;
  return {
    inBed,
    asleep,
    latency,
    awake,
    efficiency: asleep !== null && inBed > 0 ? asleep / inBed : null,
    napped: night.naps.reduce((sum, nap) => sum + nap.minutes, 0),
  };
}

/** Why a night cannot have been like this, if so. */
export function impossibility(night: Measured): 'order' | 'awake' | undefined {
  const marks = marksOf(night);
  if (!marks) return undefined;
  const inBed = (marks.up.moment - marks.bed.moment) / 60_000 - night.travel;
  if (inBed > longestInBed || inBed <= 0) return 'order';
  if (night.kind !== 'slept') return undefined;
  const { latency, awake } = night;
  const asleep = figuresOf({ ...night, latency: latency ?? 0, awake: awake ?? 0 }).asleep;
  return (asleep ?? 0) < 0 ? 'awake' : undefined;
}

/** Whether most of the time in bed was between eight in the morning and eight in the evening. */
export function isByDay(night: NightTimes): boolean {
  const marks = marksOf(night);
  if (!marks) return false;
  const middle = ((marks.bed.clock + marks.up.clock) / 2 + 1440) % 1440;
  return middle >= 8 * 60 && middle < 20 * 60;
}

export interface Averages extends Figures {
  wakings: number | null;
  quality: number | null;
  rested: number | null;
}

type Averaged = Measured & Pick<Night, 'wakings' | 'quality' | 'rested'>;

/** How many of some nights say a figure. */
export function nightsSaying(nights: readonly Averaged[], name: keyof Averages): number {
  return nights.filter((night) => ({ ...night, ...figuresOf(night) })[name] !== null).length;
}

/**
 * The averages of some nights, each of those that say it. The share is that of the minutes of all nights, not
 * the mean of their shares. Undefined without nights.
 */
export function averagesOf(nights: readonly Averaged[]): Averages | undefined {
  if (nights.length === 0) return undefined;
  const all = nights.map((night) => ({ ...night, ...figuresOf(night) }));
  const mean = (name: keyof Averages): number | null => {
    const said = all.map((night) => night[name]).filter((value) => value !== null);
    return said.length === 0 ? null : said.reduce((sum, value) => sum + value, 0) / said.length;
  };
  const known = all.filter(({ asleep }) => asleep !== null);
  const sum = (name: 'asleep' | 'inBed') =>
    known.reduce((total, night) => total + (night[name] ?? 0), 0);
  return {
    inBed: mean('inBed'),
    asleep: mean('asleep'),
    latency: mean('latency'),
    awake: mean('awake'),
    efficiency: sum('inBed') > 0 ? sum('asleep') / sum('inBed') : null,
    napped: mean('napped'),
    wakings: mean('wakings'),
    quality: mean('quality'),
    rested: mean('rested'),
  };
}
