import { hasPhrase } from './phrases.ts';
import type { SearchWords } from './search-words.ts';

/** Whether a query sounds like somebody in need. A false alarm costs a few lines, a miss costs more. */
export const needsHelp = (query: string, { distress }: SearchWords): boolean =>
  hasPhrase(query, distress);
