import { slugOf } from '../../src/lib/spelling.ts';

const LONGEST_SLUG = 80;

/** The name of a file for words such as a title or the name of a picture; may be empty. */
export const slugFor = (words: string): string =>
  slugOf(words).slice(0, LONGEST_SLUG).replace(/-$/u, '');
