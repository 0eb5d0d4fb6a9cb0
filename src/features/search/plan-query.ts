import type { Query } from 'minisearch';
import { foldWord, wordsOf, tellingWords, type SearchWords } from './search-words.ts';

/** What a word may differ by: the end of a long one, the end of any, or letters as well. */
export type Spelling = 'strict' | 'exact' | 'similar';

const LEAST_FOR_END: Readonly<Record<Spelling, number>> = { strict: 5, exact: 2, similar: 2 };

const LEAST_FOR_SWAP = 4;
// 'Krebs' is not 'Kreis'.
const LEAST_FOR_ONE_MISTAKE = 6;
const LEAST_FOR_TWO_MISTAKES = 8;

const mistakesIn = ({ length }: string): number | false => {
  if (length < LEAST_FOR_ONE_MISTAKE) return false;
  return length < LEAST_FOR_TWO_MISTAKES ? 1 : 2;
};

/** The word with two letters next to each other in the wrong order, for each two of them. */
function swapped(word: string): string[] {
  if (word.length < LEAST_FOR_SWAP) return [];
  return Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  ).filter((other) => other !== word);
}

/** What a place is called. */
const NAMING = ['title', 'label', 'keywords', 'page'];
const COMPOUND = 0.3;
const SYNONYM = 0.6;

/**
 * What MiniSearch is asked for a typed query: each word or one that begins like it, the parts of a
 * compound instead of the compound, and synonyms of words and phrases.
 *
 * @param isKnown Whether a word stands anywhere, as it is or as the beginning of another.
 * @returns undefined when no word of it says anything.
 */
export function planQuery(
  typed: string,
  words: SearchWords,
  splitCompound: (word: string) => readonly string[],
  spelling: Spelling,
  isKnown: (word: string) => boolean,
): Query | undefined {
  const term = (word: string): Query => ({
    queries: spelling === 'similar' ? [word, ...swapped(word)] : [word],
    combineWith: 'OR',
    tokenize: (text) => [text],
    processTerm: (text) => text,
    prefix: word.length >= LEAST_FOR_END[spelling],
    fuzzy: (asked) => (spelling === 'similar' && asked === word ? mistakesIn(word) : false),
  });
  const allOf = (queries: Query[], boost = 1): Query => ({
    queries,
    combineWith: 'AND',
    boostTerm: () => boost,
  });
  const word = (written: string, boost = 1): Query => {
    const parts = splitCompound(written);
    const whole = allOf([term(written)], boost);
    if (parts.length === 0) return whole;
    const apart = allOf(parts.map(term), boost * COMPOUND);
    // Parts that stand somewhere in a text are seldom about the whole: 'Zeitumstellung' is no 'Zeit' and 'Umstellung'.
    if (!isKnown(written)) Object.assign(apart, { fields: NAMING });
    return { combineWith: 'OR', queries: [whole, apart] };
  };
  const phrase = (said: readonly string[], boost = 1): Query =>
    allOf(said.map((one) => word(one, boost)));
  const { rest, groups } = takeSynonyms(typed, words.synonyms);
  const queries = [
    ...groups.map(({ said, alike }): Query => ({
      combineWith: 'OR',
      // In a group, a phrase may be of frequent words alone, such as 'ist das was für mich'.
      queries: [phrase(said), ...alike.map((one) => phrase(one, SYNONYM))],
    })),
    ...rest.map((one) => word(one)),
  ];
  return queries.length === 0 ? undefined : { combineWith: 'AND', queries };
}

interface TakenSynonyms {
  /** Telling words that belong to no group. */
  rest: string[];
  /** What was said, and what others say for it, as telling words. */
  groups: { said: string[]; alike: string[][] }[];
}

/** Takes the phrases with synonyms out of a query, the longest first. */
function takeSynonyms(typed: string, synonyms: SearchWords['synonyms']): TakenSynonyms {
  const phrases = synonyms
    .flatMap((group) => group.map((phrase) => ({ phrase: spaced(phrase), group })))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  let left = spaced(typed);
  const groups: TakenSynonyms['groups'] = [];
  for (const { phrase, group } of phrases) {
    if (!left.includes(phrase)) continue;
    left = left.replaceAll(phrase, ' ');
    const others = group.filter((other) => spaced(other) !== phrase);
    groups.push({
      said: tellingWords(phrase),
      alike: others.map(tellingWords).filter((alike) => alike.length > 0),
    });
  }
  return {
    rest: tellingWords(left),
    groups: groups.filter(({ said, alike }) => said.length + alike.length > 0),
  };
}

const spaced = (text: string) => ` ${wordsOf(text).map(foldWord).join(' ')} `;
