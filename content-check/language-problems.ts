import { citationPattern } from '#content-model/citations.ts';
import type { ContentDocument } from './content-files.ts';
import { fieldName, lineOfField, type ContentProblem } from './content-problem.ts';
import { languageTexts } from './word-texts.ts';
import { writtenTexts } from './text-problems.ts';

const MOST_WORDS = 28;
const MEDIAN_WORDS = 14;

/** Signs that German sets differently; every match is a hint. */
const signs: { pattern: RegExp; advice: string }[] = [
  { pattern: /(?<!\.)\.\.(?![./])/u, advice: languageTexts.twoStops },
  { pattern: /"/u, advice: languageTexts.straightQuotes },
  {
    pattern:
      /§ \d+|\bz\. B\.|\d+ (?:%|€|(?:Tage?n?|Wochen|Monate?n?|Jahre?n?|Minuten|Uhr)(?!\p{L}))/u,
    advice: languageTexts.breakableSpace,
  },
];

interface Passage {
  text: string;
  line: number | undefined;
  field?: string;
}

const passagesOf = ({ data, text, fields, bodyLine }: ContentDocument): Passage[] => [
  ...writtenTexts(data).map((written) => ({
    text: written.text,
    line: lineOfField(fields, written.path),
    field: fieldName(written.path),
  })),
  ...withoutNotes(text)
    .split('\n')
    .map((one, index) => ({ text: one, line: index + 1 }))
    .filter(({ line }) => line >= bodyLine),
];

/** Visitors read no notes; their lines stay, so that the others keep their number. */
const withoutNotes = (text: string) =>
  text.replace(/<!--[\s\S]*?-->/gu, (note) => note.replace(/[^\n]/gu, ''));

/** Signs in a file that German sets differently. Titles of publications are quotations. */
export function signProblems(document: ContentDocument): ContentProblem[] {
  if (/(?:^|\/)sources\//u.test(document.file)) return [];
  return passagesOf(document).flatMap(({ text, line, field }) =>
    signs.flatMap(({ pattern, advice }): ContentProblem[] => {
      const [found] = pattern.exec(text) ?? [];
      if (found === undefined) return [];
      const sentence = languageTexts.found(found, advice);
      return [{ file: document.file, line, field, sentence, severity: 'warning' }];
    }),
  );
}

/**
 * Pages for tired readers. Articles and legal texts are not among them: the former explain studies, the
 * latter quote the law. Neither are titles of publications.
 */
const plainPages = [
  { name: languageTexts.landingPage, files: /(?:^|\/)(?:landing|faq|testimonials)\//u },
  { name: languageTexts.pricingPage, files: /(?:^|\/)pricing\//u },
  { name: languageTexts.evidencePage, files: /(?:^|\/)evidence\//u },
];

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

const sentencesOf = (text: string) =>
  [...segmenter.segment(text.replace(citationPattern, ''))]
    .map(({ segment }) => segment.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length)
    .filter((words) => words > 0);

/** Sentences that are too long for a tired reader, one by one and in the middle of each page. */
export const sentenceProblems = (documents: ContentDocument[]): ContentProblem[] =>
  plainPages.flatMap(({ name, files }) =>
    sentencesOfPage(
      name,
      documents.filter(({ file }) => files.test(file)),
    ),
  );

function sentencesOfPage(page: string, documents: ContentDocument[]): ContentProblem[] {
  const passages = documents.flatMap((document) =>
    passagesOf(document)
      // Headings and labels are no sentences.
      .filter(({ text }) => /[.!?\]]$/u.test(text))
      .map((passage) => ({
        ...passage,
        file: document.file,
        lengths: sentencesOf(passage.text),
      })),
  );
  const long = passages.flatMap(({ file, line, field, lengths }) =>
    lengths
      .filter((words) => words > MOST_WORDS)
      .map((words): ContentProblem => {
        const sentence = languageTexts.longSentence(words, MOST_WORDS);
        return { file, line, field, sentence, severity: 'warning' };
      }),
  );
  const lengths = passages.flatMap((passage) => passage.lengths).toSorted((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const [first] = passages;
  if (first === undefined || median <= MEDIAN_WORDS) return long;
  const sentence = languageTexts.longMedian(page, median, MEDIAN_WORDS);
  return [...long, { file: first.file, sentence, severity: 'warning' }];
}
