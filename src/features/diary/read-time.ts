/** A time as people type it (`2330`, `23.30`, `7`) as `23:30`; undefined when it is none. */
export function readTime(typed: string): string | undefined {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s?[:.h]?\s?(\d{2}))?$/.exec(typed.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
