import * as z from 'zod/mini';

/** A time of day such as `23:30`. */
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most));

// Making a format takes longer than all the rest of a night's check.
const knownZones = new Set<string>();

const isZone = (zone: string): boolean => {
  if (knownZones.has(zone)) return true;
  try {
    Intl.DateTimeFormat('de', { timeZone: zone });
    knownZones.add(zone);
    return true;
  } catch {
    return false;
  }
};

/** The most that the numbers of a night may be; minutes, or how many. */
export const limits = {
  latency: [0, 900],
  wakings: [0, 50],
  awake: [0, 900],
  caffeine: [0, 30],
  alcohol: [0, 30],
  naps: [0, 900],
  travel: [-900, 900],
} as const;

export type CountName = keyof typeof limits;

export const noteLimit = 1000;

/** One night as it is kept, exported and imported. */
export const nightSchema = z.object({
  /** The morning after it. */
  day: z.iso.date(),
  bed: time,
  tried: time,
  woke: time,
  up: time,
  latency: whole(...limits.latency),
  wakings: whole(...limits.wakings),
  awake: whole(...limits.awake),
  /** How the night felt, 1 to 5; nobody has to say. */
  quality: z.nullable(whole(1, 5)),
  caffeine: whole(...limits.caffeine),
  alcohol: whole(...limits.alcohol),
  naps: whole(...limits.naps),
  note: z.string().check(z.maxLength(noteLimit)),
  /** Where the clocks were, for nights in which they change. */
  zone: z.string().check(z.maxLength(60), z.refine(isZone)),
  /** By how many minutes the traveller's clock was put forward during the night. */
  travel: whole(...limits.travel),
  /** When it was written, in milliseconds since 1970. */
  savedAt: whole(0, 8_640_000_000_000_000),
});

export type Night = z.infer<typeof nightSchema>;

/** A file of the diary. A change that older pages cannot read gets the next number. */
export const fileFormat = 'schlaftagebuch';
export const fileVersion = 1;

/** The most bytes of a file: about fifty years of nights. */
export const fileLimit = 10_000_000;
