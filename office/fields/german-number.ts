/** The number that somebody means; null for nothing, and the words themselves where they are no number. */
export function numberOf(typed: string): number | string | null {
  const words = typed.trim();
  if (words === '') return null;
  // A point before three digits parts thousands where a comma follows or no other way is left.
  const plain = /^-?\d{1,3}(?:\.\d{3})+(?:,\d*)?$/u.test(words) ? words.replaceAll('.', '') : words;
  return /^-?\d+(?:[.,]\d*)?$/u.test(plain) ? Number(plain.replace(',', '.')) : words;
}

/** A stored number as somebody reads it; a price has its cents. */
export function writtenNumber(value: unknown, isPrice = false): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const written = isPrice && !Number.isInteger(value) ? value.toFixed(2) : String(value);
  return written.replace('.', ',');
}
