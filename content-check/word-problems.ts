import type { ContentDocument } from './content-files.ts';
import { fieldName, fieldOfLine, type ContentProblem } from './content-problem.ts';
import { wordTexts } from './texts.ts';

/** Where a word was found, for the exceptions. */
interface WordContext {
  found: string;
  file: string;
  sentence: string;
  /** Whether the sentence speaks of the service of this website. */
  isOwnOffer: boolean;
  /** Bodies that may certify something: the issuers named in the team files and the one for courses. */
  issuers: string[];
}

interface WordRule {
  pattern: RegExp;
  severity: 'problem' | 'warning';
  advice: string;
  isAllowed?: ((context: WordContext) => boolean) | undefined;
}

const word = (inner: string) => new RegExp(`(?<!\\p{L})(?:${inner})(?!\\p{L})`, 'giu');
const exactWord = (inner: string) => new RegExp(`(?<!\\p{L})(?:${inner})(?!\\p{L})`, 'gu');

const negation = /(?<!\p{L})(?:kein\p{L}*|nicht|ohne|statt|weder|ersetzt)(?!\p{L})/iu;
const isQuestion = (sentence: string) => sentence.trimEnd().endsWith('?');
const saysWhatItIsNot = ({ sentence, isOwnOffer }: WordContext) =>
  !isOwnOffer || negation.test(sentence) || isQuestion(sentence);

const forbidden = (
  pattern: RegExp,
  advice: string,
  isAllowed?: WordRule['isAllowed'],
): WordRule => ({ pattern, severity: 'problem', advice, isAllowed });

const doubtful = (
  pattern: RegExp,
  advice: string,
  isAllowed?: WordRule['isAllowed'],
): WordRule => ({ pattern, severity: 'warning', advice, isAllowed });

/** Words with the same letters that promise nothing; content/README.md lists them for the operator. */
const harmlessHealing =
  /^(?:\p{L}*heilkund\p{L}*|heil(?:praktik|beruf|mittelwerb|versprech|ig|froh|los)\p{L}*|unheil(?:voll\p{L}*)?|verheil\p{L}*)$/iu;

/** The law itself speaks of liability for a guarantee. */
const isLegalText = ({ file }: WordContext) => /(?:^|\/)legal\//u.test(file);

/** Words that the law or good sense keeps out of advertising (HWG §§ 3, 11; HeilprG; MDR; DDG; UWG §§ 5, 5b). */
const wordRules: WordRule[] = [
  forbidden(word('\\p{L}*garanti(?:en?|er\\p{L}*)'), wordTexts.promise, isLegalText),
  forbidden(/(?<!\d)100\s?%/gu, wordTexts.promise),
  forbidden(word('\\p{L}*heil\\p{L}*'), wordTexts.healing, ({ found }) =>
    harmlessHealing.test(found),
  ),
  forbidden(word('nebenwirkungsfrei(?:e[mnrs]?)?'), wordTexts.sideEffects),
  forbidden(word('wissenschaftlich\\s+bewiesen,\\s+dass\\s+unser\\p{L}*'), wordTexts.proven),
  forbidden(/ec\.europa\.eu\/consumers\/odr/giu, wordTexts.disputePlatform),
  forbidden(word('OS-Plattform'), wordTexts.disputePlatform),
  forbidden(exactWord('TTDSG|TMG|RStV'), wordTexts.oldLaw),
  forbidden(word('Kasse\\s+zahlt|kostenlos\\s+über\\s+die\\s+Krankenkasse'), wordTexts.insurance),
  doubtful(
    word('(?:Schlaf)?therapie|Behandlung|Patient(?:in|en|innen)?|Diagnosen?|Insomnie\\s+behandeln'),
    wordTexts.medicine,
    saysWhatItIsNot,
  ),
  doubtful(word('Medizinprodukt'), wordTexts.device, ({ sentence }) => negation.test(sentence)),
  doubtful(word('zertifizierte?[mnrs]?'), wordTexts.certified, ({ sentence, issuers }) =>
    issuers.some((issuer) => sentence.includes(issuer)),
  ),
  doubtful(word('absetzen|abzusetzen|absetzt'), wordTexts.stopMedicine, ({ sentence }) =>
    /ärztlich|ärztin|(?<!\p{L})arzt/iu.test(sentence),
  ),
  doubtful(
    word('(?:nachhaltig|klimaneutral|umweltfreundlich)(?:e[mnrs]?)?'),
    wordTexts.environment,
  ),
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
      if (isAllowed?.({ found: match[0], file, sentence, isOwnOffer, issuers })) return [];
      const line = lineAt(text, match.index);
      const path = line < bodyLine ? fieldOfLine(fields, line) : undefined;
      const field = path ? fieldName(path) : wordTexts.body;
      const found = match[0].replace(/\s+/gu, ' ');
      return [{ file, line, field, sentence: wordTexts.found(found, advice), severity }];
    }),
  );
}
