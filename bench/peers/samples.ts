import { median } from '../report.ts';

/** Median and the whole spread of what was measured. */
export interface Spread {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export type Verdict = 'best' | 'within 10 %' | 'worse';

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

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), lowest: Math.min(...values), highest: Math.max(...values) };
}

/**
 * Ranks a figure among those of others.
 *
 * @param others Figures of the others, at least one.
 * @param tolerance Differences up to this size do not count, such as those that a clock cannot measure.
 */
export function verdictOn(
  own: number,
  others: readonly number[],
  { isMoreBetter = false, tolerance = 0 } = {},
): Verdict {
  const best = isMoreBetter ? Math.max(...others) : Math.min(...others);
  const behind = isMoreBetter ? best - own : own - best;
  if (behind <= tolerance) return 'best';
  return behind <= Math.abs(best) * 0.1 ? 'within 10 %' : 'worse';
}
