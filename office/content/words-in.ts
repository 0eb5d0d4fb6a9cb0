/** A value of a document as words; empty for what is none. */
export const wordsIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
