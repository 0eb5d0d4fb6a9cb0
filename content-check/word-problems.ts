import type { ContentDocument } from './content-files.ts';
import { fieldName, fieldOfLine, type ContentProblem } from './content-problem.ts';
import { wordTexts } from './texts.ts';

/** Where a word was found, for the exceptions. */
export interface WordContext {
  sentence: string;
  /** Whether the sentence speaks of the service of this website. */
  isOwnOffer: boolean;
  /** Bodies that may certify something: the issuers named in the team files and the one for courses. */
  issuers: string[];
}

export interface WordRule {
  pattern: RegExp;
  severity: 'problem' | 'warning';
  advice: string;
  isAllowed?: (context: WordContext) => boolean;
}

const word = (inner: string) => new RegExp(`(?<!\\p{L})(?:${inner})(?!\\p{L})`, 'giu');
const exactWord = (inner: string) => new RegExp(`(?<!\\p{L})(?:${inner})(?!\\p{L})`, 'gu');

const negation = /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|statt|weder|ersetzt)(?!\p{L})/iu;
const isQuestion = (sentence: string) => sentence.trimEnd().endsWith('?');
const saysWhatItIsNot = ({ sentence, isOwnOffer }: WordContext) =>
  !isOwnOffer || negation.test(sentence) || isQuestion(sentence);

/** Words that the law or good sense keeps out of advertising (HWG §§ 3, 11; HeilprG; MDR; DDG; UWG §§ 5, 5b). */
export const wordRules: WordRule[] = [
  { pattern: word('garantiert|Erfolgsgarantie'), severity: 'problem', advice: wordTexts.promise },
  { pattern: /(?<!\d)100\s?%/gu, severity: 'problem', advice: wordTexts.promise },
  { pattern: word('heilt|Heilung(?:en)?'), severity: 'problem', advice: wordTexts.healing },
  {
    pattern: word('nebenwirkungsfrei(?:e[mnrs]?)?'),
    severity: 'problem',
    advice: wordTexts.sideEffects,
  },
  {
    pattern: word('wissenschaftlich\\s+bewiesen,\\s+dass\\s+unser\\p{L}*'),
    severity: 'problem',
    advice: wordTexts.proven,
  },
  {
    pattern: /ec\.europa\.eu\/consumers\/odr/giu,
    severity: 'problem',
    advice: wordTexts.disputePlatform,
  },
  { pattern: word('OS-Plattform'), severity: 'problem', advice: wordTexts.disputePlatform },
  { pattern: exactWord('TTDSG|TMG|RStV'), severity: 'problem', advice: wordTexts.oldLaw },
  {
    pattern: word('Kasse\\s+zahlt|kostenlos\\s+über\\s+die\\s+Krankenkasse'),
    severity: 'problem',
    advice: wordTexts.insurance,
  },
  {
    pattern: word(
      '(?:Schlaf)?therapie|Behandlung|Patient(?:in|en|innen)?|Diagnosen?|Insomnie\\s+behandeln',
    ),
    severity: 'warning',
    advice: wordTexts.medicine,
    isAllowed: saysWhatItIsNot,
  },
  {
    pattern: word('Medizinprodukt'),
    severity: 'warning',
    advice: wordTexts.device,
    isAllowed: ({ sentence }) => negation.test(sentence),
  },
  {
    pattern: word('zertifizierte?[mnrs]?'),
    severity: 'warning',
    advice: wordTexts.certified,
    isAllowed: ({ sentence, issuers }) => issuers.some((issuer) => sentence.includes(issuer)),
  },
  {
    pattern: word('absetzen|abzusetzen|absetzt'),
    severity: 'warning',
    advice: wordTexts.stopMedicine,
    isAllowed: ({ sentence }) => /ärztlich|ärztin|(?<!\p{L})arzt/iu.test(sentence),
  },
  {
    pattern: word('(?:nachhaltig|klimaneutral|umweltfreundlich)(?:e[mnrs]?)?'),
    severity: 'warning',
    advice: wordTexts.environment,
  },
];

const speaksOnlyOfTheOffer = /(?:^|\/)(?:landing|faq|site|testimonials|team)\//u;
const namesTheOffer = /(?<!\p{L})(?:unser\p{L}*|wir|bei uns|\p{L}*coaching\p{L}*)(?!\p{L})/iu;
const sentenceEnd = /[.!?…]["“)]?\s|\r?\n[ \t]*\r?\n|\r?\n[ \t]*(?:[-*]\s|[A-Za-z-]+:\s)/gu;

/** Comments are for editors, not for visitors; blank lines keep the count. */
const withoutComments = ({ text, bodyLine }: ContentDocument) =>
  text
    .split('\n')
    .map((line, index) => (index + 1 < bodyLine && /^\s*#/u.test(line) ? '' : line))
    .join('\n');

function sentenceAround(text: string, start: number, end: number): string {
  const before = [...text.slice(0, start).matchAll(sentenceEnd)].at(-1);
  const after = text.slice(end).search(sentenceEnd);
  const from = before ? before.index + before[0].length : 0;
  return text.slice(from, after < 0 ? undefined : end + after + 1);
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/**
 * Words of a file that must not or should rather not stand there.
 * Titles of publications (`content/sources`) are quotations and are left alone.
 */
export function wordProblems(document: ContentDocument, issuers: string[]): ContentProblem[] {
  const { file, fields, bodyLine } = document;
  if (/(?:^|\/)sources\//u.test(file)) return [];
  const text = withoutComments(document);
  return wordRules.flatMap(({ pattern, severity, advice, isAllowed }) =>
    [...text.matchAll(pattern)].flatMap((match): ContentProblem[] => {
      const sentence = sentenceAround(text, match.index, match.index + match[0].length);
      const isOwnOffer = speaksOnlyOfTheOffer.test(file) || namesTheOffer.test(sentence);
      if (isAllowed?.({ sentence, isOwnOffer, issuers })) return [];
      const line = lineAt(text, match.index);
      const path = line < bodyLine ? fieldOfLine(fields, line) : undefined;
      const field = path ? fieldName(path) : wordTexts.body;
      const found = match[0].replace(/\s+/gu, ' ');
      return [{ file, line, field, sentence: wordTexts.found(found, advice), severity }];
    }),
  );
}
