/** A stored day: noon of it in UTC, as Payload stores it. */
const STORED = /^(\d{4})-(\d{2})-(\d{2})/u;

/** The day that somebody means; null for nothing, and the words themselves where there is no such day. */
export function dayOf(typed: string): string | null {
  const words = typed.trim();
  if (words === '') return null;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(words) ?? [];
  const stored = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T12:00:00.000Z`;
  const noon = new Date(stored);
  // The 31st of February would be one of March.
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString() === stored;
  return isDay ? stored : words;
}

/** A stored day as somebody reads it, and words as they are. */
export function writtenDay(value: string | null | undefined): string {
  return (value ?? '').replace(new RegExp(`${STORED.source}.*$`, 'u'), '$3.$2.$1');
}

/** Whether a value of a day is words that somebody typed instead. */
export const isNoDay = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !STORED.test(value);
