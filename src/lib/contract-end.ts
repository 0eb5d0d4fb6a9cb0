const BERLIN = 'Europe/Berlin';

/** The day on which something happened in Berlin, as `YYYY-MM-DD` (terms: that zone decides). */
export function dayInBerlin(moment: Date): string {
  return inBerlin(moment).toString();
}

/** Last day of the month that it is in Berlin at that moment, as `YYYY-MM-DD`. */
export function endOfMonthInBerlin(moment: Date): string {
  return endOfMonth(inBerlin(moment)).toString();
}

/**
 * Last day of the month that a day lies in.
 *
 * @param day As `YYYY-MM-DD`; must exist.
 */
export function endOfMonthOf(day: string): string {
  return endOfMonth(Temporal.PlainDate.from(day)).toString();
}

function inBerlin(moment: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(BERLIN)
    .toPlainDate();
}

function endOfMonth(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.with({ day: day.daysInMonth });
}
