import { withoutComments, lineAt } from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import {
  fieldOfLine,
  passageProblem,
  type ContentProblem,
  type FieldPath,
  type Severity,
} from './content-problem.ts';
import { replaceMark } from './new-texts.ts';
import type { wordSentences } from './problem-texts.ts';

/** Where a word was found, for the exceptions. */
interface WordContext {
  found: string;
  /** Of the file. */
  folder: string;
  sentence: string;
  /** Whether the sentence speaks of the service of this website. */
  isOwnOffer: boolean;
  /** Bodies that may certify something: the issuers named in the team files and the one for courses. */
  issuers: string[];
}

type WordCode = Exclude<keyof typeof wordSentences, 'longSentence' | 'longMedian'>;

interface WordRule {
  pattern: RegExp;
  severity: Severity;
  code: WordCode;
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
  code: WordCode,
  isAllowed?: WordRule['isAllowed'],
): WordRule => ({ pattern, severity: 'problem', code, isAllowed });

const doubtful = (
  pattern: RegExp,
  code: WordCode,
  isAllowed?: WordRule['isAllowed'],
): WordRule => ({ pattern, severity: 'warning', code, isAllowed });

/** Words with the same letters that promise nothing; content/README.md lists them for the operator. */
const harmlessHealing =
  /^(?:\p{L}*heilkund\p{L}*|heil(?:praktik|beruf|mittelwerb|versprech|ig|froh|los)\p{L}*|unheil(?:voll\p{L}*)?|verheil\p{L}*)$/iu;

/** The law itself speaks of liability for a guarantee. */
const isLegalText = ({ folder }: WordContext) => folder === 'legal';

const isNoDeviceOfOurs = (context: WordContext) =>
  isLegalText(context) ||
  negation.test(context.sentence) ||
  // Articles may speak of devices in general.
  (!context.isOwnOffer && context.found !== 'Medizinprodukt');

/** Words that the law or good sense keeps out of advertising (HWG §§ 3, 11; HeilprG; MDR; DDG; UWG §§ 5, 5b). */
const wordRules: WordRule[] = [
  doubtful(new RegExp(replaceMark, 'gu'), 'exampleWords'),
  forbidden(word('\\p{L}*garant(?:i\\p{L}*|in|innen|en)?'), 'promise', isLegalText),
  forbidden(/(?<![\d.,])100\s?(?:%|-?prozent\p{L}*)/giu, 'promise'),
  forbidden(word('hundertprozentig\\p{L}*'), 'promise'),
  forbidden(word('\\p{L}*heil\\p{L}*'), 'healing', ({ found }) => harmlessHealing.test(found)),
  forbidden(word('nebenwirkungs(?:frei|los|arm)\\p{L}*'), 'sideEffects'),
  doubtful(
    word('(?:ohne|keine(?:rlei)?|frei\\s+von)\\s+(?:\\p{L}+\\s+)?Nebenwirkung\\p{L}*'),
    'sideEffects',
    ({ isOwnOffer }) => !isOwnOffer,
  ),
  forbidden(
    word('wissenschaftlich\\s+(?:bewiesen|erwiesen|nachgewiesen|belegt),\\s+dass\\s+unser\\p{L}*'),
    'proven',
  ),
  doubtful(
    word(
      '(?:wissenschaftlich|klinisch|medizinisch)\\s+(?:bewiesen|erwiesen|nachgewiesen|getestet)\\p{L}*',
    ),
    'proven',
    saysWhatItIsNot,
  ),
  forbidden(/ec\.europa\.eu\/(?:consumers\/)?odr/giu, 'disputePlatform'),
  forbidden(word('OS-Plattform\\p{L}*|Online-?Streitbeilegungs\\p{L}*'), 'disputePlatform'),
  forbidden(exactWord('TTDSG|TMG|RStV'), 'oldLaw'),
  forbidden(word('Telemediengesetz\\p{L}*|Rundfunkstaatsvertrag\\p{L}*'), 'oldLaw'),
  forbidden(word('Kasse\\s+zahlt|kostenlos\\s+über\\s+die\\s+Krankenkasse'), 'insurance'),
  doubtful(
    word('(?:Kranken)?Kassen?\\s+(?:zahl(?:en|t)|übernehmen|übernimmt|erstatte[nt])'),
    'insurance',
    saysWhatItIsNot,
  ),
  doubtful(
    word(
      '(?:Schlaf)?therap(?:ien?|eut\\p{L}*|ier\\p{L}*)|Behandlung(?:en|s\\p{L}+)?|Patient(?:en|innen|in)?(?:[:*_]innen)?|Diagnosen?|diagnosti\\p{L}+|(?:Insomnie|Schlafstörung(?:en)?)\\s+(?:\\p{L}+\\s+)?behand[el]{2}\\p{L}*',
    ),
    'medicine',
    saysWhatItIsNot,
  ),
  doubtful(word('Medizinprodukt\\p{L}*'), 'device', isNoDeviceOfOurs),
  doubtful(word('zertifizier(?:t|te[mnrs]?|en|ung\\p{L}*)'), 'certified', ({ sentence, issuers }) =>
    issuers.some((issuer) => sentence.includes(issuer)),
  ),
  doubtful(word('(?:ab|abge|abzu)setz\\p{L}*'), 'stopMedicine', ({ sentence }) =>
    /ärztlich|ärztin|(?<!\p{L})(?:arzt|praxis)/iu.test(sentence),
  ),
  doubtful(
    word(
      '(?:nachhaltig|klimaneutral|klimafreundlich|klimapositiv|umweltfreundlich|umweltschonend)\\p{L}*',
    ),
    'environment',
  ),
];

/** How somebody writes who doubts the sentence before; content/README.md says what to write instead. */
const voiceRules: WordRule[] = [
  doubtful(
    word('und\\s+kein(?:e[mnrs]?)?'),
    'andNo',
    // Two things that something is not belong together.
    (context) =>
      isLegalText(context) ||
      /(?<!\p{L})kein\p{L}*\s[^.!?]*(?:und|oder)\s+kein/iu.test(context.sentence),
  ),
  doubtful(word('unser\\s+(?:Rat|Vorschlag|Maßstab)|ein\\s+ehrliches\\s+Wort'), 'ourAdvice'),
];

const speaksOnlyOfTheOffer = ['landing', 'faq', 'site', 'testimonials', 'team'];
const namesTheOffer = /(?<!\p{L})(?:unser\p{L}*|wir|bei uns|\p{L}*coaching\p{L}*)(?!\p{L})/iu;
const sentenceEnd = /[.!?…]["“)]?\s|\r?\n[ \t]*\r?\n|\r?\n[ \t]*(?:[-*]\s|[A-Za-z-]+:\s)/gu;

function sentenceAround(text: string, start: number, end: number): string {
  const before = [...text.slice(0, start).matchAll(sentenceEnd)].at(-1);
  const after = text.slice(end).search(sentenceEnd);
  const from = before ? before.index + before[0].length : 0;
  return text.slice(from, after < 0 ? undefined : end + after + 1);
}

// What somebody may type into the search is not what we say.
const TYPED = new Set<unknown>(['distress', 'phrases', 'synonyms']);

const isTypedByVisitors = (folder: string, path: FieldPath): boolean =>
  folder === 'search' && path.some((field) => TYPED.has(field));

/**
 * Words of a file that must not or should rather not stand there.
 * Titles of publications (`content/sources`) are quotations and are left alone.
 */
export function wordProblems(document: ContentEntry, issuers: string[]): ContentProblem[] {
  const { folder, fields, bodyLine } = document;
  if (folder === 'sources') return [];
  // A soft hyphen hides no word.
  const text = withoutComments(document).join('\n').replaceAll('\u00AD', '');
  return [...wordRules, ...voiceRules].flatMap(({ pattern, severity, code, isAllowed }) =>
    [...text.matchAll(pattern)].flatMap((match): ContentProblem[] => {
      const sentence = sentenceAround(text, match.index, match.index + match[0].length);
      const isOwnOffer = speaksOnlyOfTheOffer.includes(folder) || namesTheOffer.test(sentence);
      if (isAllowed?.({ found: match[0], folder, sentence, isOwnOffer, issuers })) return [];
      const line = lineAt(text, match.index);
      const path = line < bodyLine ? (fieldOfLine(fields, line) ?? []) : [];
      if (isTypedByVisitors(folder, path)) return [];
      const found = match[0].replace(/\s+/gu, ' ');
      return [passageProblem(document, { line, path }, { code, params: { found } }, severity)];
    }),
  );
}
