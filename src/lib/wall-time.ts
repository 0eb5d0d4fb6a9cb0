import { getOrMake } from './records.ts';

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat =>
  getOrMake(
    formats,
    zone,
    () =>
      new Intl.DateTimeFormat('en-US', {
        timeZone: zone,
        hourCycle: 'h23',
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
      }),
  );

/** By how many milliseconds the clocks of a time zone are ahead of UTC at a moment. */
function offsetAt(moment: number, zone: string): number {
  const parts = formatOf(zone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    of('year'),
    of('month') - 1,
    of('day'),
    of('hour'),
    of('minute'),
    of('second'),
  );
  return wall - Math.floor(moment / 1000) * 1000;
}

/**
 * The moment at which clocks show a time, in milliseconds since 1970. A time that clocks skip in March is an
 * hour later, of a time that comes twice in October it is the second.
 *
 * @param day Such as `2026-03-29`.
 * @param time Such as `02:30`.
 * @param zone Such as `Europe/Berlin`.
 * @throws RangeError for an unknown time zone.
 */
export const wallInstant = (day: string, time: string, zone: string): number =>
  Math.max(...instantsOf(day, time, zone));

/** Whether the clocks of a time zone have shown a time; of one that comes twice, the first. */
export const hasComeBy = (day: string, time: string, zone: string): boolean =>
  Math.min(...instantsOf(day, time, zone)) <= Date.now();

/** One moment, or the two of a time that comes twice. */
function instantsOf(day: string, time: string, zone: string): number[] {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const before = wall - offsetAt(wall - DAY_MS, zone);
  const after = wall - offsetAt(wall + DAY_MS, zone);
  if (before === after) return [after];
  const shown = [before, after].filter((moment) => moment + offsetAt(moment, zone) === wall);
  return shown.length === 0 ? [before] : shown;
}

/** The day so many days later, or earlier: `2026-03-01` and -1 give `2026-02-28`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day that the clocks here show, such as `2026-11-23`. */
export const today = (): string => wallClock().slice(0, 10);

/** The time that the clocks here show, such as `09:30`. */
export const timeNow = (): string => wallClock().slice(11, 16);

function wallClock(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString();
}
