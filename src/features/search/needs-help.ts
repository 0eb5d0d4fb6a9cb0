import { foldWord, wordsOf } from './fold-word.ts';
import type { SearchWords } from './search-words.ts';

const line = (text: string) => ` ${wordsOf(text).map(foldWord).join(' ')}`;

/** Whether a query has words of somebody in need, or words that begin with them. */
export const needsHelp = (query: string, { distress }: SearchWords): boolean =>
  distress.some((phrase) => line(query).includes(line(phrase)));
