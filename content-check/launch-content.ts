import { contentDir } from '#content-model/content-folder.ts';
import { checkContent } from './check-content.ts';
import { contentInventory, readContentDocument, type ContentDocument } from './content-files.ts';
import { fieldOfLine, type ContentProblem } from './content-problem.ts';
import { launchTexts, sampleTexts } from './launch-texts.ts';
import { replaceMark } from './new-texts.ts';

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

const isSampleFlag = (line: string) => /^\s*sample:\s*true\b/u.test(line);

type Evidence = keyof typeof sampleTexts.evidence;

/** Sentences about the sample values in one line; `claim` is the field that the line belongs to. */
function samplesOfLine(line: string, claim: string, isSampleFile: boolean): string[] {
  if (isSampleFlag(line)) return [sampleTexts.file];
  const [, evidence] = /^\s*evidence:\s*["']?(sample|pending)\b/u.exec(line) ?? [];
  if (evidence) return [sampleTexts.evidence[evidence as Evidence](claim)];
  return [
    ...matches(line, exampleAddress).map(sampleTexts.address),
    ...matches(line, phoneNumber).filter(isFiction).map(sampleTexts.phone),
    ...matches(line, emptyIdentifier).map(sampleTexts.identifier),
    ...(line.includes('Platzhalter-Illustration') ? [sampleTexts.picture] : []),
    ...(line.includes(replaceMark) ? [sampleTexts.skeleton] : []),
    // A file that says it is a sample need not say so for every name in it.
    ...(isSampleFile ? [] : matches(line, sampleName).map(sampleTexts.name)),
  ];
}

function samplesOf({ file, text, fields, bodyLine }: ContentDocument): ContentProblem[] {
  const lines = text.split('\n');
  const isSampleFile = lines.some(isSampleFlag);
  const seen = new Set<string>();
  return lines.flatMap((content, index) => {
    const line = index + 1;
    if (line < bodyLine && /^\s*#/u.test(content)) return [];
    const claim = String(fieldOfLine(fields, line)?.[0] ?? '');
    return samplesOfLine(content, claim, isSampleFile)
      .filter((sentence) => !seen.has(sentence) && seen.add(sentence))
      .map((sentence) => ({ file, line, sentence, severity: 'problem' }));
  });
}

/** Every sample value in the content of a project, once per file. */
export const findSampleContent = (root: string): ContentProblem[] =>
  contentInventory(root).entries.flatMap(({ file }) => samplesOf(readContentDocument(root, file)));

const companyFile = `${contentDir}/site/company.yaml`;
const claimsFile = `${contentDir}/site/claims.yaml`;

/** Advertised numbers whose proof is missing (§ 5 UWG; RU-05). */
export const claimsWithoutProof = (root: string): ContentProblem[] =>
  findSampleContent(root).filter(({ file }) => file === claimsFile);

const legalNotes = ({ file, text }: ContentDocument): ContentProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.includes('Anwaltlich prüfen')
        ? [{ file, line: index + 1, sentence: launchTexts.legalNote, severity: 'warning' as const }]
        : [],
    );

// Where a tool becomes a medical device is for a lawyer to say (docs/decisions/0034-limits-of-tools.md).
const legalLook = ({ file }: ContentDocument): ContentProblem => ({
  file,
  line: 1,
  sentence: launchTexts.legalLookAtTools,
  severity: 'warning',
});

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
      field,
      sentence: launchTexts.missingLegalField(neededWhen),
      severity: 'warning',
    }));
}

/**
 * Everything below `content/` of a project folder that a launch has to wait for or that somebody
 * should look at before: sample values, claims without evidence (§ 5 UWG), what the content check
 * finds (a missing legal field among it), fields that the law asks of some companies only, notes
 * for a lawyer, and the tools, which a lawyer has to see. A `problem` blocks the launch, a `warning` does not.
 */
export function launchContent(root: string): ContentProblem[] {
  const documents = contentInventory(root).entries.map(({ file }) =>
    readContentDocument(root, file),
  );
  return [
    ...checkContent(root),
    ...findSampleContent(root),
    ...documents.filter(({ file }) => file.startsWith(`${contentDir}/legal/`)).flatMap(legalNotes),
    ...documents.filter(({ file }) => file.startsWith(`${contentDir}/tools/`)).map(legalLook),
    ...documents.filter(({ file }) => file === companyFile).flatMap(conditionalLegalFields),
  ];
}
