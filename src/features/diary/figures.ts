import { dayAfter, wallInstant } from '#lib/wall-time.ts';
import type { Night } from './contract.ts';

export type NightTimes = Pick<Night, 'day' | 'bed' | 'tried' | 'woke' | 'up' | 'zone' | 'travel'>;

type Measured = NightTimes & Pick<Night, 'latency' | 'awake'>;

/** A time of a night: the moment, and what the clock said, in minutes from the midnight before the morning. */
interface Mark {
  moment: number;
  clock: number;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The four times of a night in their order, however they lie around midnight: each is the last before the
 * one that follows it, beginning with getting up.
 */
export function marksOf(night: NightTimes): Record<'bed' | 'tried' | 'woke' | 'up', Mark> {
  const at = (time: string, days: number): Mark => ({
    moment: wallInstant(dayAfter(night.day, days), time, night.zone),
    clock: minutesOf(time) + days * 1440,
  });
  const before = (time: string, next: Mark): Mark => {
    const days = Math.floor(next.clock / 1440);
    return minutesOf(time) + days * 1440 <= next.clock ? at(time, days) : at(time, days - 1);
  };
  const up = at(night.up, 0);
  const woke = before(night.woke, up);
  const tried = before(night.tried, woke);
  return { bed: before(night.bed, tried), tried, woke, up };
}

/** What a night comes to, in minutes; the share is between 0 and 1. */
export interface Figures {
  inBed: number;
  asleep: number;
  latency: number;
  awake: number;
  efficiency: number;
}

/** The longest time in bed that is taken for possible; more is nearly always a mistaken clock time. */
const longestInBed = 20 * 60;

/** Time in bed, asleep and awake, in minutes that really passed; clocks may change meanwhile. */
export function figuresOf(night: Measured): Figures {
  const { bed, tried, woke, up } = marksOf(night);
  const minutes = (from: Mark, to: Mark) => (to.moment - from.moment) / 60_000;
  const inBed = minutes(bed, up) - night.travel;
  const asleep = minutes(tried, woke) - night.travel - night.latency - night.awake;
  const { latency, awake } = night;
  return { inBed, asleep, latency, awake, efficiency: inBed > 0 ? asleep / inBed : 0 };
}

/** Why a night cannot have been like this, if so. */
export function impossibility(night: Measured): 'order' | 'awake' | undefined {
  const { inBed, asleep } = figuresOf(night);
  if (inBed > longestInBed || inBed <= 0) return 'order';
  return asleep < 0 ? 'awake' : undefined;
}

/** The averages of some nights; the share is that of all their minutes. Undefined without nights. */
export function averagesOf(nights: readonly Measured[]): Figures | undefined {
  if (nights.length === 0) return undefined;
  const all = nights.map(figuresOf);
  const mean = (name: keyof Figures) =>
    all.reduce((sum, figures) => sum + figures[name], 0) / all.length;
  const [inBed, asleep] = [mean('inBed'), mean('asleep')];
  return {
    inBed,
    asleep,
    latency: mean('latency'),
    awake: mean('awake'),
    efficiency: asleep / inBed,
  };
}
