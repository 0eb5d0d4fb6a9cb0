import { unparted } from '#lib/spelling.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const words = new Intl.DateTimeFormat('de-DE', { ...options, timeZone: 'UTC' });
  return (day: string): string => words.format(new Date(`${day}T12:00:00Z`));
};

/** A day such as `2026-11-23` as `Montag`. */
export const weekday = format({ weekday: 'long' });

const date = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** As `Montag, 23. November 2026`. */
export const wholeDay = (day: string): string => `${weekday(day)}, ${unparted(date(day))}`;

/** As `Mo, 23.11.`. */
export const shortDay = format({ weekday: 'short', day: 'numeric', month: 'numeric' });

const shortWeekday = format({ weekday: 'short' });

/** As `Mo 23.`. */
export const dayInRow = (day: string): string => `${shortWeekday(day)} ${Number(day.slice(8))}.`;

/** As `23.11.2026`. */
export const digits = format({ day: 'numeric', month: 'numeric', year: 'numeric' });

const range = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Two days as `17.–23. November 2026`, one as `23. November 2026`. */
export const wholeDays = (from: string, to: string): string =>
  unparted(range.formatRange(new Date(from), new Date(to)));

/** The month of a day, as `November 2026`. */
export const monthName = format({ month: 'long', year: 'numeric' });
