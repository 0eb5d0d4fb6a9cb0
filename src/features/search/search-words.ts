import leven from 'leven';
import { getOrMake } from '#lib/records.ts';

/**
 * One spelling for all spellings of a word: small letters, no accents, `ss` for `ß`, and the plain vowel
 * for an umlaut, however it is written. So 'Störung', 'Stoerung' and 'Storung' are one word. After a vowel
 * or q, `e` is a letter of its own ('neue', 'Dauer', 'Quelle').
 */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<![aeiouyq])([aou])e/g, '$1');
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** A text as words and what stands between them, in order and complete. */
export const piecesOf = (text: string): string[] => text.split(/([\p{L}\p{M}\p{N}]+)/u);

/** What the operator says about words; travels in the index. */
export interface SearchWords {
  /** Parts of compounds, such as 'schlaf' and 'hygiene'. */
  readonly parts: readonly string[];
  /** Groups of words and phrases with one meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** What somebody in need may type. */
  readonly distress: readonly string[];
  /** Where a query leads whose words stand elsewhere, or nowhere. */
  readonly signposts: readonly Signpost[];
  /** Pages that come last unless a query has one of their words. */
  readonly asides: readonly Aside[];
}

export interface Signpost {
  readonly phrases: readonly string[];
  /** Path, with an anchor if need be. */
  readonly address: string;
  readonly title: string;
}

interface Aside {
  readonly page: string;
  readonly words: readonly string[];
}

// Words that nearly every text has, as in the German list of Snowball (BSD-3-Clause), cut to what people
// type in questions.
const FREQUENT = new Set(
  wordsOf(`der die das den dem des ein eine einer eines einem einen und oder aber auch als am an auf aus bei
    bin bist da dann dass du er es fuer hab habe haben hat helfen hier hilft ich ihr im in ist ja kann kannst koennen man
    mein meine meinen meiner mich mir mit muss nach nicht noch nur ob sein sich sie sind so soll ueber um uns unter
    vom von vor war was wann warum welche welcher welches wem wen wenn wer werden wie wieso wir wird wo wozu
    zu zum zur sehr mehr geht gibt`).map(foldWord),
);

const SHORTEST = 2;

/** The folded words of a text that say something; none is left of 'was ist das'. */
export function tellingWords(text: string): string[] {
  return wordsOf(text)
    .map(foldWord)
    .filter((word) => word.length >= SHORTEST && !FREQUENT.has(word));
}

// More than all texts of the site have; what people search for must not fill the memory.
const MOST_REMEMBERED = 20_000;

/** Splits compounds with the operator's parts, remembering its answers for a while. */
export function compoundSplitter(parts: readonly string[]): (word: string) => readonly string[] {
  const folded = parts.map(foldWord).toSorted((a, b) => b.length - a.length);
  const known = new Map<string, readonly string[]>();
  return (word) => {
    if (known.size >= MOST_REMEMBERED) known.clear();
    return getOrMake(known, word, () => splitCompound(word, folded));
  };
}

const SHORTEST_COMPOUND = 7;
// What may stand between two parts, and at the end of the last one.
const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er'];
const ENDINGS = ['', 'e', 'en', 'n', 's', 'es', 'er', 'em', 'in', 'innen', 'ern'];

/**
 * Takes a compound apart: 'schlafhygiene' gives 'schlaf' and 'hygiene'.
 *
 * @param word Folded.
 * @param parts Folded parts of compounds, the longest first.
 * @returns nothing, unless the whole word is made of at least two parts.
 */
function splitCompound(word: string, parts: readonly string[]): readonly string[] {
  if (word.length < SHORTEST_COMPOUND) return [];
  const found = cover(word, parts, new Set());
  return found && found.length > 1 ? found : [];
}

/** @param inVain Ends of the word that nothing covers; without them a word of like parts would take for ever. */
function cover(
  rest: string,
  parts: readonly string[],
  inVain: Set<string>,
): readonly string[] | undefined {
  if (inVain.has(rest)) return undefined;
  for (const part of parts) {
    if (!rest.startsWith(part)) continue;
    const after = rest.slice(part.length);
    if (ENDINGS.includes(after)) return [part];
    for (const joint of JOINTS) {
      if (!after.startsWith(joint)) continue;
      const further = cover(after.slice(joint.length), parts, inVain);
      if (further) return [part, ...further];
    }
  }
  inVain.add(rest);
  return undefined;
}

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
