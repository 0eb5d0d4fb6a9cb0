import { wordTexts } from './word-texts.ts';

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
