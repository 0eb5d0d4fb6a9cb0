import { isCertified } from '#content-model/prevention.ts';
import { fieldsOf } from '#lib/records.ts';
import { checkContent } from './check-content.ts';
import { bodyLines, type ContentDocument } from './content-document.ts';
import { contentDocuments } from './content-files.ts';
import {
  fieldProblem,
  inReadingOrder,
  lineOfField,
  lineProblem,
  passageProblem,
  plain,
  type Complaint,
  type ContentProblem,
} from './content-problem.ts';
import { conditionalFields } from './launch-texts.ts';
import { replaceMark } from './new-texts.ts';
import { singleValues, type Single } from './text-problems.ts';

/** Number blocks that nobody can be reached under (Bundesnetzagentur, Mitteilung 148/2021), without the leading zero. */
const fictionNumber =
  /^(?:3023125\d{3}|6990009\d{3}|4066969\d{3}|2214710\d{3}|8999998\d{3}|17139200\d{2}|17604069\d{3}|15228817386|15254599371|1729968532|1729973185|1729980752|1749091317|1749464308)$/u;
const phoneNumber = /(?:\+49|(?<!\d)0)[\d\s()/–-]{7,18}\d/gu;
const exampleAddress = /[\w+./:@-]*[\w-]\.(?:example|test|invalid)(?![\w-])[\w/#?=&.-]*/gu;
// The law itself speaks of the Muster-Widerrufsformular (Annex 2 to Art. 246a EGBGB).
const sampleName =
  /(?<!\p{L})(?:Anna Muster|Lena Beispiel|(?:Dr\.\s)?Karl Exempel|(?:Max|Erika) Mustermann|Muster(?:mann|frau|stra(?:ß|ss)e|weg|platz|stadt|firma)|Beispiel(?:stra(?:ß|ss)e|weg|platz|stadt|dorf)|(?:Muster|Beispiel)\s\p{Lu}\.|(?:Muster|Beispiel)-(?!Widerruf)\p{Lu}[\p{L}-]+|(?:Muster|Beispiel)(?:\s[\p{L}&-]+){0,2}\s(?:GmbH|UG|AG|KG))(?!\p{L})/gu;
const emptyIdentifier =
  /(?<![\p{L}\d])(?:DE0{9}|KO-[A-Z]{2}-0{6}|HR[AB]\s?0{3,}|0{5}(?=\s\p{Lu}))(?![\p{L}\d])/gu;

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([found]) => found.trim());

const isFiction = (number: string) =>
  fictionNumber.test(number.replace(/\D/gu, '').replace(/^(?:49|0)/u, ''));

const isSampleFlag = ({ path, value }: Single) => path.at(-1) === 'sample' && value === true;

/** What a field says of its file, or of the statement that it belongs to. */
function markOf(one: Single): Complaint[] {
  const { path, value } = one;
  if (isSampleFlag(one)) return [plain('sampleFile')];
  if (path.at(-1) === 'evidence' && (value === 'sample' || value === 'pending'))
    return [{ code: `${value}Evidence`, params: { claim: String(path[0]) } }];
  return [];
}

/** The sample values in one line of a text. */
function samplesOfLine(line: string, isSampleFile: boolean): Complaint[] {
  const found = (
    code: 'sampleAddress' | 'samplePhone' | 'sampleIdentifier' | 'sampleName',
    values: string[],
  ) => values.map((value): Complaint => ({ code, params: { found: value } }));
  return [
    ...found('sampleAddress', matches(line, exampleAddress)),
    ...found('samplePhone', matches(line, phoneNumber).filter(isFiction)),
    ...found('sampleIdentifier', matches(line, emptyIdentifier)),
    ...(line.includes('Platzhalter-Illustration') ? [plain('samplePicture')] : []),
    ...(line.includes(replaceMark) ? [plain('sampleText')] : []),
    // A file that says it is a sample need not say so for every name in it.
    ...(isSampleFile ? [] : found('sampleName', matches(line, sampleName))),
  ];
}

function samplesOf(document: ContentDocument): ContentProblem[] {
  const { file, fields, data } = document;
  const values = singleValues(data);
  const isSampleFile = values.some(isSampleFlag);
  const samplesOfText = (text: string) =>
    text.split('\n').flatMap((line) => samplesOfLine(line, isSampleFile));
  const found = [
    ...values.map((one) => ({
      line: lineOfField(fields, one.path),
      samples: [...markOf(one), ...samplesOfText(String(one.value))],
    })),
    ...bodyLines(document).map((text, at) => ({ line: at + 1, samples: samplesOfText(text) })),
  ];
  const seen = new Set<string>();
  return found.flatMap(({ line, samples }) =>
    samples
      .filter((sample) => !seen.has(JSON.stringify(sample)) && seen.add(JSON.stringify(sample)))
      .map((sample) => lineProblem(file, line, sample)),
  );
}

/** Every sample value in the content of a project, once per file. */
export const findSampleContent = (root: string): ContentProblem[] =>
  contentDocuments(root).flatMap(samplesOf);

const legalNotes = ({ file, text }: ContentDocument): ContentProblem[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.includes('Anwaltlich prüfen') ? [lineProblem(file, index + 1, plain('legalNote'))] : [],
    );

/**
 * What no visitor may see: samples (invented voices among them, Annex Nr. 23c to § 3 (3) UWG), numbers without proof (§ 5 UWG;
 * RU-05), and what a lawyer has not looked at yet.
 */
export const contentThatWaits = (root: string): ContentProblem[] =>
  inReadingOrder(contentDocuments(root).flatMap((one) => [...samplesOf(one), ...legalNotes(one)]));

// Where a tool becomes a medical device is for a lawyer to say (docs/decisions/0034-limits-of-tools.md).
const legalLook = ({ file }: ContentDocument): ContentProblem =>
  lineProblem(file, 1, plain('legalLookAtTools'), 'warning');

function conditionalLegalFields({ file, fields }: ContentDocument): ContentProblem[] {
  const written = new Set(
    fields.filter(({ path }) => path.length === 1).map(({ path }) => path[0]),
  );
  return conditionalFields
    .filter((field) => !written.has(field))
    .map((field) => {
      const complaint = { code: 'missingLegalField', params: { field } } as const;
      // A field that is not there has no line; the list of fields begins on the first.
      return passageProblem({ file }, { line: 1, path: [field] }, complaint, 'warning');
    });
}

// Its words go from the site by themselves, but those around them stay (row RZ-01).
function certificatesOver(document: ContentDocument, now: Date): ContentProblem[] {
  const { preventionCourses: courses } = fieldsOf(document.data);
  if (!Array.isArray(courses)) return [];
  return courses.flatMap((course: { name?: unknown; validUntil?: unknown }, at) => {
    const day = new Date(String(course.validUntil));
    if (Number.isNaN(day.getTime()) || isCertified({ validUntil: day }, now)) return [];
    const complaint = { code: 'certificateOver', params: { course: String(course.name) } } as const;
    return [fieldProblem(document, ['preventionCourses', at, 'validUntil'], complaint, 'warning')];
  });
}

/**
 * Everything below `content/` of a project folder that a launch has to wait for or that somebody
 * should look at before: sample values, claims without evidence (§ 5 UWG), what the content check
 * finds (a missing legal field among it), fields that the law asks of some companies only, notes
 * for a lawyer, and the tools, which a lawyer has to see. A `problem` blocks the launch, a `warning` does not.
 */
export function launchContent(root: string): ContentProblem[] {
  const documents = contentDocuments(root);
  return [
    ...checkContent(root),
    ...contentThatWaits(root),
    ...documents.filter(({ folder }) => folder === 'tools').map(legalLook),
    ...documents
      .filter(({ collection }) => collection === 'company')
      .flatMap((one) => [...conditionalLegalFields(one), ...certificatesOver(one, new Date())]),
  ];
}
