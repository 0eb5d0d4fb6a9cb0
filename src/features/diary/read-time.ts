/**
 * A time as people type it (`2330`, `23.30`, `23,30`, `7`, `7 Uhr`, `23:30 Uhr`, `24:00`) as `23:30`; undefined when
 * it is none.
 */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s?[:.,h]?\s?(\d{2}))?\s?(?:uhr|h)?$/i.exec(typed.trim()) ?? [];
  const isMidnight = hours === '24' && minutes === '00';
  if (hours === '' || (Number(hours) > 23 && !isMidnight) || Number(minutes) > 59) return undefined;
  return isMidnight ? '00:00' : `${hours.padStart(2, '0')}:${minutes}`;
}

/** A whole number in digits, with a minus where it may be negative; undefined when it is none. */
export const readNumber = (typed: string): number | undefined =>
  /^[-−–]?\d{1,4}$/.test(typed.trim()) ? Number(typed.trim().replace(/[−–]/, '-')) : undefined;
