import { basename } from 'node:path';
import { citationPattern } from '#content-model/citations.ts';
import { visibleLines, type ContentDocument } from './content-document.ts';

/** How easily a text reads. */
interface ReadingEase {
  /** The last part of the article's address. */
  article: string;
  /** 180 less the words of a sentence and 58.5 times the syllables of a word (Flesch, for German by Amstad, 1978). */
  ease: number;
}

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

const isProse = (line: string) => line.trim() !== '' && !/^\s*(?:#|\||\{[^}]*\}\s*$)/u.test(line);

/** A line as it is read aloud: without marks of Markdown, addresses and citations. */
const spoken = (line: string): string =>
  line
    .replaceAll(citationPattern, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/\{[^}]*\}/gu, '')
    .replace(/^\s*(?:>\s*)*(?:[-*]\s|\d+\.\s)?/u, '')
    .replaceAll(/[*_]/gu, '');

const wordsOf = (text: string): string[] => text.match(/\p{L}[\p{L}-]*/gu) ?? [];

/** Each run of vowels is one; a word without any, such as an abbreviation, is spoken at least once. */
const syllablesOf = (word: string): number =>
  Math.max(1, word.match(/[aeiouyäöü]+/giu)?.length ?? 0);

/** The reading ease of an article's running text; headings, tables and figures are none. */
export function readingEase(document: ContentDocument): ReadingEase {
  const sentences = visibleLines(document)
    .filter(isProse)
    .flatMap((line) => [...segmenter.segment(spoken(line))].map(({ segment }) => wordsOf(segment)))
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const ease = 180 - words.length / sentences.length - (58.5 * syllables) / words.length;
  return { article: basename(document.file, '.md'), ease: Math.round(ease) };
}
