const BERLIN = 'Europe/Berlin';

/** The day in Berlin, as `YYYY-MM-DD`; the terms say that this time zone decides. */
export function dayInBerlin(moment: Date): string {
  return inBerlin(moment).toString();
}

/** The last day of the current month in Berlin, as `YYYY-MM-DD`. */
export function endOfMonthInBerlin(moment: Date): string {
  return endOfMonth(inBerlin(moment)).toString();
}

/**
 * The last day of the month of a day.
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
