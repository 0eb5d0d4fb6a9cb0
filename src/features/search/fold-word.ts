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
