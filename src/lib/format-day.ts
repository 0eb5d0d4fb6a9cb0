const germanDay = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day, given as midnight UTC, in German digits: `27.08.2025`. */
export const formatDay = (day: Date): string => germanDay.format(day);
