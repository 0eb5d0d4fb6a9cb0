import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { spreadOf } from './spread.ts';

export const RESULTS = new URL('results/', import.meta.url);

/** One goal and what was measured. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  /** Missing when the goal lies within the spread of what was measured. */
  readonly isMet?: boolean;
}

/** What a file in `bench/results/` holds at least. */
export interface Result {
  readonly date: string;
  /** What was typed to measure it. */
  readonly command: string;
  readonly goals: readonly Row[];
}

/**
 * Prints the goals of a measurement, writes them into `bench/results/` together with its details, and
 * lets the process end with 1 when a goal is missed.
 *
 * @param name Of the measurement, as in `npm run bench -- NAME`.
 * @param details What else the file is to hold, such as the versions that were measured.
 * @param isWhole A shortened measurement is only printed; arguments shorten most of them.
 */
export async function report(
  name: string,
  goals: readonly Row[],
  details: object,
  isWhole = process.argv.length === 2,
): Promise<void> {
  if (goals.length > 0) printRows(goals);
  if (goals.some(({ isMet }) => isMet === false)) process.exitCode = 1;
  if (!isWhole) return;
  const date = new Date().toISOString();
  const command = ['npm run bench --', name, ...process.argv.slice(2)].join(' ');
  const result = {
    ...{ date, command, node: process.version, cores: availableParallelism() },
    ...{ goals, ...details },
  };
  await mkdir(RESULTS, { recursive: true });
  const file = new URL(`${name}-${date.slice(0, 10)}.json`, RESULTS);
  await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
}

/** Prints one line for each goal. */
export function printRows(rows: readonly Row[]): void {
  console.table(
    rows.map((row) => ({ ...row, met: metCell(row) })),
    ['what', 'goal', 'figure', 'met'],
  );
}

/** What the tables say of a goal. */
export function metCell({ isMet }: Row): string {
  if (isMet === undefined) return 'level';
  return isMet ? 'yes' : 'no';
}

/** A goal that a figure must not go above, or all of several measurements, whose median is shown. */
export function atMost(
  what: string,
  measured: number | readonly number[],
  limit: number,
  unit: string,
): Row {
  const { median, lowest, highest } = spreadOf([measured].flat());
  const spread = lowest < highest ? ` (${inWords(lowest)}–${inWords(highest)})` : '';
  const isWithinSpread = lowest <= limit && limit < highest;
  return {
    what,
    goal: `≤ ${inWords(limit)}${unit}`,
    figure: `${inWords(median)}${unit}${spread}`,
    ...(!isWithinSpread && { isMet: highest <= limit }),
  };
}

/** A goal that a figure must reach. */
export function atLeast(what: string, figure: number, limit: number, unit: string): Row {
  return {
    what,
    goal: `≥ ${inWords(limit)}${unit}`,
    figure: `${inWords(figure)}${unit}`,
    isMet: figure >= limit,
  };
}

const inWords = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 });
