import leven from 'leven';
import { foldWord, wordsOf } from './fold-word.ts';
import type { SearchWords } from './search-words.ts';

// Shorter words are too like others.
const WHOLE_UP_TO = 3;
const MISTAKE_FROM = 6;
const MISTAKES_FROM = 9;

/**
 * Whether a query has the words of one of the operator's phrases, or words that begin with them, also mistyped.
 *
 * A phrase with `+` names words that may stand anywhere, one that ends with a full stop ends the query, too.
 */
export function hasPhrase(query: string, phrases: readonly string[]): boolean {
  const typed = wordsOf(query).map(foldWord);
  return phrases.some((phrase) => phrase.split('+').every((part) => isIn(typed, part)));
}

/** Whether a query sounds like somebody in need. A false alarm costs a few lines, a miss costs more. */
export const needsHelp = (query: string, { distress }: SearchWords): boolean =>
  hasPhrase(query, distress);

function isIn(typed: readonly string[], phrase: string): boolean {
  const asked = wordsOf(phrase).map(foldWord);
  const isEnd = phrase.trimEnd().endsWith('.');
  return typed.some(
    (_, at) =>
      (!isEnd || at + asked.length === typed.length) &&
      asked.every((word, after) => begins(typed[at + after] ?? '', word)),
  );
}

function begins(word: string, asked: string): boolean {
  if (asked.length <= WHOLE_UP_TO) return word === asked;
  if (word.startsWith(asked)) return true;
  // The first letter is seldom wrong, and it tells 'sitzen' from 'ritzen'.
  if (asked.length < MISTAKE_FROM || !word.startsWith(asked.charAt(0))) return false;
  const most = asked.length < MISTAKES_FROM ? 1 : 2;
  return [-1, 0, 1].some((more) => {
    const beginning = word.slice(0, asked.length + more);
    return leven(beginning, asked, { maxDistance: most + 1 }) <= most;
  });
}
