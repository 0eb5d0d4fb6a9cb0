import { basename } from 'node:path';
import { figureDrawings, figureName, type Drawing } from '#content-model/figures.ts';
import { contentInventory, readContentDocument, type ContentDocument } from './content-files.ts';
import { inReadingOrder, type ContentProblem } from './content-problem.ts';
import { sentenceProblems, signProblems } from './language-problems.ts';
import { pictureProblems } from './picture-problems.ts';
import { schemaProblems } from './schema-problems.ts';
import {
  anchorProblems,
  citationProblems,
  orderProblems,
  placeholderProblems,
  readTimeProblem,
} from './text-problems.ts';
import { wordProblems } from './word-problems.ts';

const zentralePruefstelle = 'Zentrale Prüfstelle Prävention';

const issuersOf = (data: unknown): string[] => {
  const certificates = (data as { certificates?: unknown } | null | undefined)?.certificates;
  if (!Array.isArray(certificates)) return [];
  return certificates.flatMap((one: { issuer?: unknown } | null) =>
    typeof one?.issuer === 'string' ? [one.issuer] : [],
  );
};

const isDrawing = (collection: string): collection is Drawing =>
  Object.hasOwn(figureDrawings, collection);

const unreadableProblem = ({ file, unreadable }: ContentDocument): ContentProblem[] =>
  unreadable ? [{ file, ...unreadable, severity: 'problem', cannotLoad: true }] : [];

/**
 * Everything that is wrong with the content of a project, in the order of reading.
 * Problems stop the build, warnings are only listed. Throws only when the folder cannot be read.
 *
 * @param root Project folder.
 */
export function checkContent(root: string): ContentProblem[] {
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
  return inReadingOrder([
    ...problems,
    ...documents.flatMap(({ document, schema, collection }) => [
      ...unreadableProblem(document),
      ...(document.unreadable ? [] : schemaProblems(root, document, schema)),
      ...pictureProblems(root, document, schema),
      ...placeholderProblems(document, collection, figures),
      ...wordProblems(document, issuers),
      ...signProblems(document),
      ...anchorProblems(document, all),
      ...citationProblems(document, sources),
      ...(collection === 'blog' ? readTimeProblem(document) : []),
    ]),
    ...sentenceProblems(documents.map(({ document }) => document)),
    ...[...collections.values()].flatMap((group) =>
      orderProblems(group.map(({ document }) => document)),
    ),
  ]);
}
