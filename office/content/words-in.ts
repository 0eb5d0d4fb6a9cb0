/** A value of a document as words; empty for what is none. */
export const wordsIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What the text editor keeps beside the words of a text. */
export const EDITOR_MARKS: readonly string[] =
  'type version format mode style direction indent detail textFormat textStyle'.split(' ');

/** A value with every text in it changed, however deep it lies. */
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => changeTexts(one, change));
  const isPlain =
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, changeTexts(one, change)]),
  );
}

/** Whom a source is called after: the surname of its first author with all its parts, or the first word of a body. */
export function leadAuthor(authors: unknown): string {
  const [first = ''] = wordsIn(authors).split(',');
  const [, surname] = /^(.+?)\s+\p{Lu}[\p{Lu}-]{0,3}$/u.exec(first.trim()) ?? [];
  return surname ?? first.trim().split(/\s/u)[0] ?? '';
}
