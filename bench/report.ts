import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';

export const RESULTS = new URL('results/', import.meta.url);

/** One goal and what was measured. */
export interface Row {
  readonly what: string;
  readonly goal: string;
  readonly figure: string;
  readonly isMet: boolean;
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
 * lets the process end with 1 when a goal is not met.
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
  if (goals.some(({ isMet }) => !isMet)) process.exitCode = 1;
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
    rows.map(({ isMet, ...row }) => ({ ...row, '': isMet ? 'met' : 'NOT MET' })),
    ['what', 'goal', 'figure', ''],
  );
}

/** A goal that a figure must not go above. */
export function atMost(what: string, figure: number, limit: number, unit: string): Row {
  return {
    what,
    goal: `≤ ${inWords(limit)}${unit}`,
    figure: `${inWords(figure)}${unit}`,
    isMet: figure <= limit,
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

/** The value in the middle, the upper one of two; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const inWords = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 1 });
