import * as z from 'zod/mini';
import { thoughtLimit, type ParkedThought } from '#lib/parked-thoughts.ts';
import {
  dayOfNight,
  fileFormat,
  fileLimit,
  fileVersion,
  parseNight,
  type Night,
} from './contract.ts';
import { digits, texts } from './texts.ts';
import { figuresOf, impossibility } from './figures.ts';

/** How an encrypted file begins, whoever wrote it (age-encryption.org/v1). */
export const encryptedStart = 'age-encryption.org/';

/** A file that cannot be imported, with a sentence for the visitor. */
export class ImportProblem extends Error {}

const headSchema = z.object({
  format: z.literal(fileFormat),
  version: z.number().check(z.int(), z.gte(1)),
});

const fileSchema = z.object({
  nights: z.array(z.unknown()),
  thoughts: z.optional(
    z.array(z.object({ id: z.int(), text: z.string().check(z.maxLength(thoughtLimit)) })),
  ),
});

/** What the diary holds, outside the device. */
export interface DiaryFile {
  nights: Night[];
  thoughts: ParkedThought[];
}

const byDay = (one: Night, other: Night) => (one.day < other.day ? -1 : 1);

/** The diary as a file that `readDiary` reads. */
export const writeDiary = (
  nights: Iterable<Night>,
  thoughts: readonly ParkedThought[] = [],
): string =>
  JSON.stringify(
    { format: fileFormat, version: fileVersion, nights: [...nights].sort(byDay), thoughts },
    null,
    2,
  );

/**
 * What a file holds, and the entries that cannot be read, by their day or their place.
 *
 * @throws ImportProblem for whatever is no diary.
 */
export function readDiary(text: string): DiaryFile & { unread: string[] } {
  const { imports } = texts;
  if (text.length > fileLimit) throw new ImportProblem(imports.huge);
  const content = parsed(text);
  const head = headSchema.safeParse(content);
  if (!head.success) throw new ImportProblem(imports.foreign);
  if (head.data.version > fileVersion) throw new ImportProblem(imports.newer);
  const file = fileSchema.safeParse(content);
  if (!file.success) throw new ImportProblem(imports.damaged);
  const nights = new Map<string, Night>();
  const unread: string[] = [];
  for (const [at, entry] of file.data.nights.entries()) {
    const night = parseNight(entry);
    const isPossible = night && !impossibility(night) && !nights.has(night.day);
    if (isPossible) nights.set(night.day, night);
    else unread.push(placeOf(entry, at));
  }
  return { nights: [...nights.values()], thoughts: file.data.thoughts ?? [], unread };
}

const dated = z.object({ day: dayOfNight });

function placeOf(entry: unknown, at: number): string {
  const found = dated.safeParse(entry);
  return found.success ? digits(found.data.day) : texts.imports.entry(at + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isOurs = text.includes(`"${fileFormat}"`);
    throw new ImportProblem(isOurs ? texts.imports.damaged : texts.imports.foreign);
  }
}

// The schema gives every night its fields in one order.
const withoutTime = (night: Night): string => JSON.stringify({ ...night, savedAt: 0 });

/** What a file brings: nights of days that have none yet, and such that say something else. */
export function compareNights(
  imported: readonly Night[],
  kept: ReadonlyMap<string, Night>,
): { added: Night[]; conflicts: Night[] } {
  const isOther = (night: Night) => {
    const known = kept.get(night.day);
    return known !== undefined && withoutTime(known) !== withoutTime(night);
  };
  return {
    added: imported.filter(({ day }) => !kept.has(day)),
    conflicts: imported.filter(isOther),
  };
}

type Cell = string | number | null;

/** The columns of the table for spreadsheets, each with what it says of a night. */
const tableColumns: readonly (readonly [string, (night: Night) => Cell])[] = [
  [texts.columns.night, ({ day }) => day],
  [texts.columns.kind, ({ kind }) => texts.kinds[kind]],
  [texts.times.bed, ({ bed }) => bed],
  [texts.times.tried, ({ tried }) => tried],
  [texts.times.woke, ({ woke }) => woke],
  [texts.times.up, ({ up }) => up],
  [`${texts.figures.inBed} (Min.)`, (night) => figuresOf(night).inBed],
  [`${texts.figures.asleep} (Min.)`, (night) => figuresOf(night).asleep],
  [texts.counts.latency, ({ latency }) => latency],
  [texts.counts.wakings, ({ wakings }) => wakings],
  [texts.counts.awake, ({ awake }) => awake],
  [texts.ratings.quality.legend, ({ quality }) => quality],
  [texts.ratings.rested.legend, ({ rested }) => rested],
  [`${texts.figures.napped} (Min.)`, (night) => figuresOf(night).napped],
  [texts.naps.legend, ({ naps }) => naps.map(texts.naps.words).join(', ')],
  [texts.counts.caffeine, ({ caffeine }) => caffeine],
  [texts.lasts.lastCaffeine, ({ lastCaffeine }) => lastCaffeine],
  [texts.counts.alcohol, ({ alcohol }) => alcohol],
  [texts.lasts.lastAlcohol, ({ lastAlcohol }) => lastAlcohol],
  [texts.medication.legend, ({ medication }) => medication.map(texts.medication.words).join(', ')],
  [texts.ratings.daytime.legend, ({ daytime }) => daytime],
  [texts.ratings.performance.legend, ({ performance }) => performance],
  [texts.counts.travel, ({ travel }) => travel],
  [texts.columns.zone, ({ zone }) => zone],
  [texts.note, ({ note }) => note],
];

/** The diary as a table for German spreadsheets: semicolons, and a mark that the text is UTF-8. */
export function writeTable(nights: Iterable<Night>): string {
  const rows = [...nights].sort(byDay).map((night) => tableColumns.map(([, of]) => of(night)));
  const lines = [tableColumns.map(([head]) => head), ...rows];
  return `\uFEFF${lines.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

// A spreadsheet would run a text that begins like a formula.
const cell = (value: Cell): string => {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A daily appointment that reminds of the diary (RFC 5545), at eight by the clock of whoever opens it.
 *
 * @param day The first one, such as `2026-11-24`.
 */
export function writeReminder(day: string, address: string): string {
  const { title, description } = texts.calendar;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${fileFormat}//DE`,
    'BEGIN:VEVENT',
    `UID:${fileFormat}-${day}`,
    `DTSTAMP:${day.replaceAll('-', '')}T000000Z`,
    `DTSTART:${day.replaceAll('-', '')}T080000`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${title}`,
    `DESCRIPTION:${description}`,
    `URL:${address}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:PT0M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.join('\r\n')}\r\n`;
}
