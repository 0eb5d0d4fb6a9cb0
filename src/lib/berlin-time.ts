const berlin = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZoneName: 'longOffset',
});

// Sweden writes days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day in Germany, such as `2026-11-23`. */
export const berlinDate = (moment: Date): string => isoDay.format(moment);

/** Date and time in Germany. */
interface BerlinMoment {
  /** Such as `21. November 2026`. */
  day: string;
  /** Such as `07:34:12`. */
  time: string;
  /** Offset from UTC, such as `+01:00`. */
  offset: string;
}

/**
 * Date and time in Germany. Composed of parts, because browsers and Node join them differently.
 *
 * @param moment A date, or ISO 8601 with an offset from UTC.
 * @throws RangeError for an invalid date.
 */
export function berlinMoment(moment: Date | string): BerlinMoment {
  const parts = new Map(
    berlin.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    day: `${part('day')}. ${part('month')} ${part('year')}`,
    time: [part('hour'), part('minute'), part('second')].join(':'),
    offset: part('timeZoneName').replace('GMT', ''),
  };
}

/** A day such as `2026-11-30` in German: `30. November 2026`. */
export const germanDay = (day: string): string => berlinMoment(`${day}T12:00:00Z`).day;

const inDigits = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day (midnight UTC) in German digits: `27.08.2025`. */
export const formatDay = (day: Date): string => inDigits.format(day);
