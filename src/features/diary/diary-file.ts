import * as z from 'zod/mini';
import { fileFormat, fileLimit, fileVersion, nightSchema, type Night } from './contract.ts';
import { figuresOf, impossibility } from './figures.ts';
import { texts } from './texts.ts';

/** How an encrypted file begins, whoever wrote it (age-encryption.org/v1). */
export const encryptedStart = 'age-encryption.org/';

/** A file that cannot be imported, with a sentence for the visitor. */
export class ImportProblem extends Error {}

const headSchema = z.object({ format: z.literal(fileFormat), version: z.number() });
const fileSchema = z.object({ nights: z.array(z.unknown()) });

const byDay = (one: Night, other: Night) => (one.day < other.day ? -1 : 1);

/** The diary as a file that `readDiary` reads. */
export const writeDiary = (nights: Iterable<Night>): string =>
  JSON.stringify(
    { format: fileFormat, version: fileVersion, nights: [...nights].sort(byDay) },
    null,
    2,
  );

/**
 * The nights of a file.
 *
 * @throws ImportProblem for whatever is not a whole diary with possible nights.
 */
export function readDiary(text: string): Night[] {
  const { imports } = texts;
  if (text.length > fileLimit) throw new ImportProblem(imports.huge);
  const content = parsed(text);
  const head = headSchema.safeParse(content);
  if (!head.success) throw new ImportProblem(imports.foreign);
  if (head.data.version > fileVersion) throw new ImportProblem(imports.newer);
  const file = fileSchema.safeParse(content);
  if (!file.success) throw new ImportProblem(imports.damaged);
  const nights = file.data.nights.map(readNight);
  if (new Set(nights.map(({ day }) => day)).size < nights.length) {
    throw new ImportProblem(imports.damaged);
  }
  return nights;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const isOurs = text.includes(`"${fileFormat}"`);
    throw new ImportProblem(isOurs ? texts.imports.damaged : texts.imports.foreign);
  }
}

function readNight(content: unknown): Night {
  const night = nightSchema.safeParse(content);
  if (night.success && !impossibility(night.data)) return night.data;
  const { day } = (content ?? {}) as { day?: unknown };
  throw new ImportProblem(texts.imports.night(typeof day === 'string' ? day.slice(0, 10) : '?'));
}

const withoutTime = (night: Night): string => JSON.stringify({ ...night, savedAt: 0 });

/** What a file brings: nights of days that have none yet, and such that say something else. */
export function compareNights(
  imported: readonly Night[],
  kept: ReadonlyMap<string, Night>,
): { added: Night[]; conflicts: Night[] } {
  const known = new Map([...kept].map(([day, night]) => [day, sorted(night)]));
  return {
    added: imported.filter(({ day }) => !kept.has(day)),
    conflicts: imported.filter(
      (night) => (known.get(night.day) ?? sorted(night)) !== sorted(night),
    ),
  };
}

// The schema gives every night its fields in one order.
const sorted = (night: Night): string => withoutTime(nightSchema.parse(night));

/** The diary as a table for German spreadsheets: semicolons, and a mark that the text is UTF-8. */
export function writeTable(nights: Iterable<Night>): string {
  const { columns, times, counts } = texts;
  const head = [
    columns.night,
    times.bed,
    times.tried,
    times.woke,
    times.up,
    `${texts.figures.inBed} (Min.)`,
    `${texts.figures.asleep} (Min.)`,
    counts.latency,
    counts.wakings,
    counts.awake,
    columns.quality,
    counts.caffeine,
    counts.alcohol,
    counts.naps,
    columns.note,
  ];
  const rows = [...nights].sort(byDay).map((night) => {
    const { inBed, asleep } = figuresOf(night);
    const { day, bed, tried, woke, up, latency, wakings, awake, quality } = night;
    const { caffeine, alcohol, naps, note } = night;
    const times = [day, bed, tried, woke, up];
    const figures = [
      inBed,
      asleep,
      latency,
      wakings,
      awake,
      quality ?? '',
      caffeine,
      alcohol,
      naps,
    ];
    return [...times, ...figures, note];
  });
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

// A spreadsheet would run a text that begins like a formula.
const cell = (value: string | number): string => {
  const text =
    typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
