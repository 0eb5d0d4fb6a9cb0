import { figureDrawings, figureName, type Drawing } from '#content-model/figures.ts';
import { fieldsOf } from '#lib/records.ts';
import type { ContentDocument } from './content-document.ts';
import { contentInventory, type ContentEntry } from './content-files.ts';
import { inReadingOrder, lineProblem, plain, type ContentProblem } from './content-problem.ts';
import { forbiddenSignProblems, sentenceProblems, signProblems } from './language-problems.ts';
import { linkProblems } from './link-problems.ts';
import {
  changedNumberProblems,
  committedDocuments,
  claimProblems,
  figureProblems,
} from './number-problems.ts';
import { headingProblems, pageAddresses, takenAddressProblem } from './page-addresses.ts';
import { pictureProblems, textPictureProblems } from './picture-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import {
  dateProblems,
  citationProblems,
  orderProblems,
  placeholderProblems,
  readTimeProblem,
  searchProblems,
} from './text-problems.ts';
import { wordProblems } from './word-problems.ts';

const zentralePruefstelle = 'Zentrale Prüfstelle Prävention';

const issuersOf = ({ data }: ContentDocument): string[] => {
  const { certificates } = fieldsOf(data);
  if (!Array.isArray(certificates)) return [];
  return certificates
    .map((one) => fieldsOf(one)['issuer'])
    .filter((one) => typeof one === 'string');
};

const isDrawing = (collection: string): collection is Drawing =>
  Object.hasOwn(figureDrawings, collection);

const figuresOf = ({ collection, name }: ContentEntry): string[] =>
  isDrawing(collection) ? [figureName(collection, name)] : [];

const unreadableProblem = ({ file, unreadable }: ContentDocument): ContentProblem[] =>
  unreadable
    ? [{ ...lineProblem(file, unreadable.line, plain(unreadable.code)), cannotLoad: true }]
    : [];

/**
 * Everything that is wrong with the content of a project, in the order of reading.
 * Problems stop the build, warnings are only listed. Throws only when the folder cannot be read.
 *
 * @param options.earlier Files before a change, by name, for numbers that stand elsewhere too; the last commit when left out.
 */
export function checkContent(
  root: string,
  {
    now = new Date(),
    earlier = committedDocuments(root),
  }: { now?: Date; earlier?: ReadonlyMap<string, ContentDocument> } = {},
): ContentProblem[] {
  const { documents, problems } = contentInventory(root);
  const issuers = [zentralePruefstelle, ...documents.flatMap(issuersOf)];
  const figures = documents.flatMap(figuresOf);
  const groups = Map.groupBy(documents, ({ collection }) => collection);
  const sources = new Map(
    groups.get('sources')?.map(({ name, data }) => [name, fieldsOf(data)['finding']]),
  );
  const addresses = pageAddresses(documents, now);
  return inReadingOrder([
    ...problems,
    ...documents.flatMap((document) => [
      ...unreadableProblem(document),
      ...schemaProblems(document),
      ...pictureProblems(document),
      ...textPictureProblems(document),
      ...placeholderProblems(document, figures),
      ...wordProblems(document, issuers),
      ...signProblems(document),
      ...forbiddenSignProblems(document),
      ...dateProblems(document, now),
      ...linkProblems(document, addresses),
      ...headingProblems(document),
      ...takenAddressProblem(document),
      ...citationProblems(document, sources),
      ...figureProblems(document, sources),
      ...readTimeProblem(document),
      ...searchProblems(document),
    ]),
    ...sentenceProblems(documents),
    ...claimProblems(documents),
    ...changedNumberProblems(earlier, documents),
    ...[...groups.values()].flatMap(orderProblems),
  ]);
}
