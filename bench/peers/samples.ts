import type { Spread } from '../spread.ts';

/** Differences up to this many milliseconds, three frames of most screens, nobody notices. */
export const UNNOTICED_MS = 50;

export type Verdict = 'best' | 'level' | 'worse';

/** All samples by measurement and contender, in the order in which they were taken. */
export class Samples {
  readonly #values = new Map<string, Map<string, number[]>>();

  /** @throws Error when it was not measured. */
  add(what: string, whose: string, value: number): void {
    if (!Number.isFinite(value)) throw new Error(`"${what}" of ${whose} could not be measured.`);
    const byName = this.#values.getOrInsertComputed(what, () => new Map<string, number[]>());
    byName.getOrInsertComputed(whose, () => []).push(value);
  }

  /** Everything measured, as it goes into a file of results. */
  all(): Record<string, Record<string, readonly number[]>> {
    return Object.fromEntries(
      [...this.#values].map(([what, byName]) => [what, Object.fromEntries(byName)]),
    );
  }
}

/**
 * Ranks a median beside everything that was measured of the best of the others: better than all of
 * it, worse than all of it, or level with it. By medians alone the winner changed from run to run.
 *
 * @param others Spreads of the others, at least one.
 * @param tolerance Differences up to this size do not count, such as those that nobody notices.
 * @throws Error when there are no others.
 */
export function verdictOn(
  own: number,
  others: readonly Spread[],
  { isMoreBetter = false, tolerance = 0 } = {},
): Verdict {
  const ranked = others.toSorted((one, next) => one.median - next.median);
  const best = ranked.at(isMoreBetter ? -1 : 0);
  if (best === undefined) throw new Error('There is nobody to compare with.');
  const above = own - best.highest;
  const below = best.lowest - own;
  if ((isMoreBetter ? below : above) > tolerance) return 'worse';
  return (isMoreBetter ? above : below) > tolerance ? 'best' : 'level';
}
