import * as z from 'zod/mini';

/** A day before this one was mistyped. */
export const firstDay = '2000-01-01';

/** A day that a night can have, such as `2026-11-23`. */
export const dayOfNight = z.iso.date().check(z.refine((day) => day >= firstDay));

/** A time of day such as `23:30`. */
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));

/** From 1 to 5; nobody has to say. */
const rating = z.nullable(whole(1, 5));

// Making a format takes longer than all the rest of a night's check.
const knownZones = new Set<string>();

/** Whether browsers can tell what the clocks of a time zone show. */
export const isZone = (zone: string): boolean => {
  if (knownZones.has(zone)) return true;
  try {
    Intl.DateTimeFormat('de', { timeZone: zone });
    knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
};

/** Where the clocks are when a device names a time zone that nobody knows. */
export const zoneElsewhere = 'Europe/Berlin';

/** The most that the numbers of a night may be; minutes, or how many. */
export const limits = {
  latency: [0, 900],
  wakings: [0, 50],
  awake: [0, 900],
  caffeine: [0, 30],
  alcohol: [0, 30],
  travel: [-900, 900],
} as const;

export type CountName = keyof typeof limits;

export const ratingNames = ['quality', 'rested', 'daytime', 'performance'] as const;
export type RatingName = (typeof ratingNames)[number];

export const napLimit = [1, 900] as const;
export const noteLimit = 1000;
/** The most sleeps beside the night, and the most medicines. */
export const listLimit = 6;
export const wordsLimit = 80;

/** `sleepless`: in bed without sleep; `upAllNight`: not in bed at all. */
export const kinds = ['slept', 'sleepless', 'upAllNight'] as const;
export type NightKind = (typeof kinds)[number];

/**
 * One night as it is kept, exported and imported. Null is what nobody has said. The times that a kind of
 * night does not have are null, all others are there.
 */
const nightSchema = z.object({
  /** The morning after it. */
  day: dayOfNight,
  kind: z.enum(kinds),
  bed: z.nullable(time),
  tried: z.nullable(time),
  woke: z.nullable(time),
  up: z.nullable(time),
  latency: z.nullable(whole(...limits.latency)),
  wakings: z.nullable(whole(...limits.wakings)),
  awake: z.nullable(whole(...limits.awake)),
  /** How the night felt. */
  quality: rating,
  rested: rating,
  /** Sleep beside the night, within the day before getting up: naps, a siesta, a second sleep. */
  naps: z
    .array(z.object({ from: z.nullable(time), minutes: whole(...napLimit) }))
    .check(z.maxLength(listLimit)),
  caffeine: z.nullable(whole(...limits.caffeine)),
  lastCaffeine: z.nullable(time),
  alcohol: z.nullable(whole(...limits.alcohol)),
  lastAlcohol: z.nullable(time),
  medication: z
    .array(
      z.object({
        name: z.string().check(z.minLength(1), z.maxLength(wordsLimit)),
        dose: z.string().check(z.maxLength(wordsLimit)),
        time: z.nullable(time),
      }),
    )
    .check(z.maxLength(listLimit)),
  /** How the day before was, and how much somebody could do. */
  daytime: rating,
  performance: rating,
  note: z.string().check(z.maxLength(noteLimit)),
  /** Where the clocks were, for nights in which they change. */
  zone: z.string().check(z.maxLength(60), z.refine(isZone)),
  /** By how many minutes the traveller's clock was put forward during the night. */
  travel: whole(...limits.travel),
  /** When it was written, in milliseconds since 1970. */
  savedAt: whole(0, 8_640_000_000_000_000),
});

export type Night = z.infer<typeof nightSchema>;

/** What each kind of night has: those times, and numbers about sleep. */
export const timesOf: Readonly<Record<NightKind, readonly ('bed' | 'tried' | 'woke' | 'up')[]>> = {
  slept: ['bed', 'tried', 'woke', 'up'],
  sleepless: ['bed', 'up'],
  upAllNight: [],
};

/** A night that was kept or exported, of the first version too; undefined when it is none. */
export function parseNight(kept: unknown): Night | undefined {
  const found = nightSchema.safeParse(withZone(isFirstVersion(kept) ? ofFirstVersion(kept) : kept));
  if (!found.success) return undefined;
  const night = found.data;
  const has = timesOf[night.kind];
  const isWhole = timesOf.slept.every((name) => (night[name] !== null) === has.includes(name));
  return isWhole ? night : undefined;
}

// In the first version `naps` was a sum of minutes, and every number was there.
const isFirstVersion = (kept: unknown): kept is { naps: number } =>
  typeof kept === 'object' && kept !== null && 'naps' in kept && typeof kept.naps === 'number';

const ofFirstVersion = ({ naps, ...night }: { naps: number }) => ({
  ...night,
  kind: 'slept',
  rested: null,
  daytime: null,
  performance: null,
  lastCaffeine: null,
  lastAlcohol: null,
  medication: [],
  naps: naps === 0 ? [] : [{ from: null, minutes: naps }],
});

const withZone = (kept: unknown): unknown => {
  if (typeof kept !== 'object' || kept === null || !('zone' in kept)) return kept;
  const { zone } = kept;
  return typeof zone === 'string' && !isZone(zone) ? { ...kept, zone: zoneElsewhere } : kept;
};

/** A file of the diary. A change that older pages cannot read gets the next number. */
export const fileFormat = 'schlaftagebuch';
export const fileVersion = 2;

/** The most bytes of a file: about fifty years of nights. */
export const fileLimit = 10_000_000;
