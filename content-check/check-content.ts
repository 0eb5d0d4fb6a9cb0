import { basename, extname } from 'node:path';
import { figureDrawings, figureName, type Drawing } from '#content-model/figures.ts';
import { fieldsOf } from '#lib/records.ts';
import { readContentDocument, type ContentDocument } from './content-document.ts';
import { contentInventory } from './content-files.ts';
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

const issuersOf = (data: unknown): string[] => {
  const { certificates } = fieldsOf(data);
  if (!Array.isArray(certificates)) return [];
  return certificates.flatMap((one: { issuer?: unknown } | null) =>
    typeof one?.issuer === 'string' ? [one.issuer] : [],
  );
};

const isDrawing = (collection: string): collection is Drawing =>
  Object.hasOwn(figureDrawings, collection);

const unreadableProblem = ({ file, unreadable }: ContentDocument): ContentProblem[] =>
  unreadable
    ? [{ ...lineProblem(file, unreadable.line, plain(unreadable.code)), cannotLoad: true }]
    : [];

/**
 * Everything that is wrong with the content of a project, in the order of reading.
 * Problems stop the build, warnings are only listed. Throws only when the folder cannot be read.
 *
 * @param root Project folder.
 * @param options.now For dates that are still to come.
 * @param options.earlier Files before a change, by name, for numbers that stand elsewhere too; the last commit when left out.
 */
export function checkContent(
  root: string,
  {
    now = new Date(),
    earlier = committedDocuments(root),
  }: { now?: Date; earlier?: ReadonlyMap<string, ContentDocument> } = {},
): ContentProblem[] {
  const { entries, problems } = contentInventory(root);
  const documents = entries.map((entry) => ({
    ...entry,
    document: readContentDocument(root, entry.file),
  }));
  const all = documents.map(({ document }) => document);
  const issuers = [zentralePruefstelle, ...all.flatMap(({ data }) => issuersOf(data))];
  const collections = Map.groupBy(documents, ({ collection }) => collection);
  const figures = documents.flatMap(({ document, collection }) =>
    isDrawing(collection) ? [figureName(collection, basename(document.file, '.yaml'))] : [],
  );
  const sources = (collections.get('sources') ?? []).map(({ file }) => file);
  const findings = new Map(
    (collections.get('sources') ?? []).flatMap(({ document: { file, data } }) => {
      const { finding } = fieldsOf(data);
      return typeof finding === 'string' ? [[basename(file, '.yaml'), finding] as const] : [];
    }),
  );
  const addresses = pageAddresses(all);
  return inReadingOrder([
    ...problems,
    ...documents.flatMap(({ document, schema, collection }) => [
      ...unreadableProblem(document),
      ...(document.unreadable ? [] : schemaProblems(root, document, schema)),
      ...pictureProblems(root, document, schema),
      ...textPictureProblems(root, document, collection),
      ...placeholderProblems(document, collection, figures),
      ...wordProblems(document, issuers),
      ...signProblems(document),
      ...forbiddenSignProblems(document),
      ...dateProblems(root, document, schema, now),
      ...linkProblems(root, document, schema, addresses),
      ...(document.file.endsWith('.md') ? headingProblems(document, collection) : []),
      ...takenAddressProblem(
        document.file,
        collection,
        basename(document.file, extname(document.file)),
      ),
      ...citationProblems(document, sources),
      ...figureProblems(document, findings),
      ...(collection === 'blog' ? readTimeProblem(document) : []),
      ...searchProblems(document),
    ]),
    ...sentenceProblems(all),
    ...claimProblems(all),
    ...changedNumberProblems(earlier, all),
    ...[...collections.values()].flatMap((group) =>
      orderProblems(group.map(({ document }) => document)),
    ),
  ]);
}
