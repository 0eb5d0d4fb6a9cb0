import { berlinDate } from './berlin-time.ts';

/** The last day of the current month in Berlin, as `YYYY-MM-DD`; the terms say that this time zone decides. */
export function endOfMonthInBerlin(moment: Date): string {
  return endOfMonthOf(berlinDate(moment));
}

/**
 * The last day of the month of a day.
 *
 * @param day As `YYYY-MM-DD`; must exist.
 */
export function endOfMonthOf(day: string): string {
  const end = new Date(day);
  // Day 0 is the one before the first. Not Date.UTC(), which takes the year 26 for 1926.
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return end.toISOString().slice(0, 10);
}
