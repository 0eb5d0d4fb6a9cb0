/** A number as the team reads it. */
export const number = (value: number): string => value.toLocaleString('de-DE');

const moments = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as the team reads it, in German time. */
export const inGerman = (moment: Date | string): string => `${inShort(moment)} Uhr`;

/** The same without "Uhr", where a column says what it is. */
export const inShort = (moment: Date | string): string => moments.format(new Date(moment));

/** A day such as `2026-11-30` as the team reads it. */
export const dayInGerman = (day: string): string => day.split('-').toReversed().join('.');
