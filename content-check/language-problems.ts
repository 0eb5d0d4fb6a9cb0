import { basename } from 'node:path';
import { citationPattern } from '#content-model/fields.ts';
import { withoutForbiddenSigns } from '#lib/spelling.ts';
import { visibleLines, type ContentDocument } from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import { lineProblem, passageProblem, plain, type ContentProblem } from './content-problem.ts';
import { passagesOf } from './text-problems.ts';

const MOST_WORDS = 28;
const MEDIAN_WORDS = 14;

/** Where a line must not end, and a space that lets it. */
export const breakableSpace =
  /§ \d+|\bz\. B\.|\d+ (?:%|€|(?:Tage?n?|Wochen|Monate?n?|Jahre?n?|Minuten|Uhr)(?!\p{L}))/u;

/** Signs that German sets differently; every match is a hint. */
const signs = [
  { pattern: /(?<!\.)\.\.(?![./])/u, code: 'twoStops' },
  { pattern: /"/u, code: 'straightQuotes' },
  { pattern: breakableSpace, code: 'breakableSpace' },
] as const;

/** Signs that nobody sees and that are left out of the website. */
export const forbiddenSignProblems = (document: ContentDocument): ContentProblem[] =>
  passagesOf(document)
    .filter(({ text }) => withoutForbiddenSigns(text) !== text)
    .map((passage) => passageProblem(document, passage, plain('forbiddenSign'), 'warning'));

/** Signs in a file that German sets differently. Titles of publications are quotations. */
export function signProblems(document: ContentEntry): ContentProblem[] {
  if (document.folder === 'sources') return [];
  return passagesOf(document).flatMap((passage) =>
    signs.flatMap(({ pattern, code }): ContentProblem[] => {
      const [found] = pattern.exec(passage.text) ?? [];
      if (found === undefined) return [];
      return [passageProblem(document, passage, { code, params: { found } }, 'warning')];
    }),
  );
}

/**
 * Pages for tired readers. Articles and legal texts are not among them: the former explain studies, the
 * latter quote the law. Neither are titles of publications.
 */
const plainPages = [
  { page: 'landing', folders: ['landing', 'faq', 'testimonials'] },
  { page: 'pricing', folders: ['pricing'] },
  { page: 'evidence', folders: ['evidence'] },
] as const;

type PlainPage = (typeof plainPages)[number];

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

const sentencesOf = (text: string) =>
  [...segmenter.segment(text.replace(citationPattern, ''))]
    .map(({ segment }) => segment.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length)
    .filter((words) => words > 0);

/** Sentences that are too long for a tired reader, one by one and in the middle of each page. */
export const sentenceProblems = (documents: readonly ContentEntry[]): ContentProblem[] =>
  plainPages.flatMap((page) => sentencesOfPage(page, documents));

/** Sentences of a page with how many words each has; headings and labels are none. */
const passagesWithLengths = ({ folders }: PlainPage, documents: readonly ContentEntry[]) =>
  documents
    .filter(({ folder }) => folders.some((one) => one === folder))
    .flatMap((document) =>
      passagesOf(document)
        .filter(({ text }) => /[.!?\]]$/u.test(text))
        .map((passage) => ({ ...passage, document, lengths: sentencesOf(passage.text) })),
    );

const medianOf = (passages: readonly { lengths: readonly number[] }[]): number => {
  const lengths = passages.flatMap((passage) => passage.lengths).toSorted((a, b) => a - b);
  return lengths[Math.floor(lengths.length / 2)] ?? 0;
};

/** How many words the sentence in the middle of the landing page has. */
export const medianOfLanding = (documents: readonly ContentEntry[]): number =>
  medianOf(passagesWithLengths(plainPages[0], documents));

function sentencesOfPage(page: PlainPage, documents: readonly ContentEntry[]): ContentProblem[] {
  const passages = passagesWithLengths(page, documents);
  const long = passages.flatMap(({ document, lengths, ...passage }) =>
    lengths
      .filter((words) => words > MOST_WORDS)
      .map((words) => {
        const complaint = { code: 'longSentence', params: { words, most: MOST_WORDS } } as const;
        return passageProblem(document, passage, complaint, 'warning');
      }),
  );
  const median = medianOf(passages);
  const [first] = passages;
  if (first === undefined || median <= MEDIAN_WORDS) return long;
  const params = { page: page.page, median, most: MEDIAN_WORDS };
  const complaint = { code: 'longMedian', params } as const;
  return [...long, lineProblem(first.document.file, undefined, complaint, 'warning')];
}

/** How easily a text reads. */
interface ReadingEase {
  /** The last part of the article's address. */
  article: string;
  /** 180 less the words of a sentence and 58.5 times the syllables of a word (Flesch, for German by Amstad, 1978). */
  ease: number;
}

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
