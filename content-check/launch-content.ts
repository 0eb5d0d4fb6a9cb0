import { contentDir } from '#content-model/content-folder.ts';
import { checkContent } from './check-content.ts';
import { contentInventory, readContentDocument, type ContentDocument } from './content-files.ts';
import { fieldOfLine, type ContentProblem } from './content-problem.ts';
import { launchTexts, sampleTexts } from './launch-texts.ts';

/** Number blocks that nobody can be reached under (Bundesnetzagentur, Mitteilung 148/2021), without the leading zero. */
const fictionNumber =
  /^(?:3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|17139200\d{2}|17604069\d{3}|15228817386|15254599371|1729968532|1729973185|1729980752|1749091317|1749464308)$/u;
const phoneNumber = /(?:\+49|(?<!\d)0)[\d\s()/–-]{7,18}\d/gu;
const exampleAddress = /[\w+./:@-]*[\w-]\.(?:example|test|invalid)(?![\w-])[\w/#?=&.-]*/gu;
// The law itself speaks of the Muster-Widerrufsformular (Annex 2 to Art. 246a EGBGB).
const sampleName =
  /(?<!\p{L})(?:Anna Muster|Lena Beispiel|(?:Dr\.\s)?Karl Exempel|(?:Max|Erika) Mustermann|Muster(?:mann|frau|stra(?:ß|ss)e|weg|platz|stadt|firma)|Beispiel(?:stra(?:ß|ss)e|weg|platz|stadt|dorf)|(?:Muster|Beispiel)\s\p{Lu}\.|(?:Muster|Beispiel)-(?!Widerruf)\p{Lu}[\p{L}-]+|(?:Muster|Beispiel)(?:\s[\p{L}&-]+){0,2}\s(?:GmbH|UG|AG|KG))(?!\p{L})/gu;
const emptyIdentifier = /(?<![\p{L}\d])(?:DE0{9}|HR[AB]\s?0{3,}|0{5}(?=\s\p{Lu}))(?![\p{L}\d])/gu;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([found]) => found.trim());

const isFiction = (number: string) =>
  fictionNumber.test(number.replace(/\D/gu, '').replace(/^(?:49|0)/u, ''));

/** Sample values inside one line of text, as German sentences. */
export const sampleValues = (line: string): string[] => [
  ...matches(line, exampleAddress).map(sampleTexts.address),
  ...matches(line, phoneNumber).filter(isFiction).map(sampleTexts.phone),
  ...matches(line, emptyIdentifier).map(sampleTexts.identifier),
  ...(line.includes('Platzhalter-Illustration') ? [sampleTexts.picture] : []),
];

/** Names of people, companies and places that are samples, as German sentences. */
export const sampleNames = (line: string): string[] =>
  matches(line, sampleName).map(sampleTexts.name);

/** A value that has to be replaced before the website goes public. */
export interface SampleContent {
  /** From the project folder. */
  file: string;
  line: number;
  /** German sentence without a full stop. */
  what: string;
}

const isSampleFlag = (line: string) => /^\s*sample:\s*true\b/u.test(line);
const evidenceOf = (line: string) => /^\s*evidence:\s*["']?(sample|pending)\b/u.exec(line)?.[1];

function samplesOfLine(
  document: ContentDocument,
  line: string,
  number: number,
  isSampleFile: boolean,
): string[] {
  if (isSampleFlag(line)) return [sampleTexts.file];
  const evidence = evidenceOf(line);
  const claim = String(fieldOfLine(document.fields, number)?.[0] ?? '');
  if (evidence)
    return [
      evidence === 'pending' ? sampleTexts.pendingEvidence(claim) : sampleTexts.evidence(claim),
    ];
  // A file that says it is a sample need not say so for every name in it.
  return isSampleFile ? sampleValues(line) : [...sampleValues(line), ...sampleNames(line)];
}

function samplesOf(document: ContentDocument): SampleContent[] {
  const lines = document.text.split('\n');
  const isSampleFile = lines.some(isSampleFlag);
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    if (index + 1 < document.bodyLine && /^\s*#/u.test(line)) return [];
    return samplesOfLine(document, line, index + 1, isSampleFile)
      .filter((what) => !seen.has(what) && seen.add(what))
      .map((what) => ({ file: document.file, line: index + 1, what }));
  });
}

/** Every sample value in the content of a project, once per file. */
export const findSampleContent = (root: string): SampleContent[] =>
  contentInventory(root).entries.flatMap(({ file }) => samplesOf(readContentDocument(root, file)));

const companyFile = `${contentDir}/site/company.yaml`;
const claimsFile = `${contentDir}/site/claims.yaml`;

const samples = (root: string): ContentProblem[] =>
  findSampleContent(root).map(({ file, line, what }) => ({
    file,
    line,
    sentence: launchTexts.sample(what),
    severity: 'problem',
  }));

/** Advertised numbers whose proof is missing (§ 5 UWG; RU-05). */
export const claimsWithoutProof = (root: string): ContentProblem[] =>
  samples(root).filter(({ file }) => file === claimsFile);

const legalNotes = ({ file, text }: ContentDocument): ContentProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.includes('Anwaltlich prüfen')
        ? [{ file, line: index + 1, sentence: launchTexts.legalNote, severity: 'warning' as const }]
        : [],
    );

function conditionalLegalFields({ file, fields }: ContentDocument): ContentProblem[] {
  const written = new Set(
    fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0]),
  );
  return Object.entries(launchTexts.neededWhen)
    .filter(([field]) => !written.has(field))
    .map(([field, neededWhen]) => ({
      file,
      // A field that is not there has no line; the list of fields begins on the first.
      line: 1,
      sentence: launchTexts.missingLegalField(field, neededWhen),
      severity: 'warning',
    }));
}

/**
 * Everything below `content/` of a project folder that a launch has to wait for or that somebody
 * should look at before: sample values, claims without evidence (§ 5 UWG), what the content check
 * finds (a missing legal field among it), fields that the law asks of some companies only, and
 * notes for a lawyer. A `problem` blocks the launch, a `warning` does not.
 */
export function launchContent(root: string): ContentProblem[] {
  const documents = contentInventory(root).entries.map(({ file }) =>
    readContentDocument(root, file),
  );
  return [
    ...checkContent(root),
    ...samples(root),
    ...documents.filter(({ file }) => file.startsWith(`${contentDir}/legal/`)).flatMap(legalNotes),
    ...documents.filter(({ file }) => file === companyFile).flatMap(conditionalLegalFields),
  ];
}
