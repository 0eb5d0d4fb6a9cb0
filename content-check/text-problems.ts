import { closestMatch } from 'leven';
import { citationPattern, citedKeys } from '#content-model/fields.ts';
import {
  articlePlaceholders,
  findPlaceholders,
  isPlaceholder,
  legalPlaceholders,
  placeholderNote,
  placeholders,
} from '#content-model/placeholders.ts';
import { berlinDate } from '#lib/berlin-time.ts';
import { fieldsOf } from '#lib/records.ts';
import {
  type ContentDocument,
  visibleLines,
  bodyLines,
  lineAt,
  withoutComments,
} from './content-document.ts';
import type { ContentEntry } from './content-files.ts';
import {
  type Complaint,
  type ContentProblem,
  type FieldPath,
  fieldProblem,
  lineProblem,
  lineOfField,
} from './content-problem.ts';
import { fieldSchema } from './content-schemas.ts';

/** A value in the fields of a file. */
export interface Single {
  path: FieldPath;
  value: unknown;
}

/** Every single value in the fields of a file. */
export function singleValues(value: unknown, path: FieldPath = []): Single[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, child]) =>
    singleValues(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every text in the fields of a file. */
export const writtenTexts = (data: unknown) =>
  singleValues(data).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, text: value }] : [],
  );

/** A text of the fields, or a line below them. */
interface Passage {
  text: string;
  path: FieldPath;
  line: number | undefined;
}

/** Everything that somebody may read in a file, from top to bottom. */
export const passagesOf = (document: ContentDocument): Passage[] => [
  ...writtenTexts(document.data)
    .filter(({ path }) => path.at(-1) !== 'focus')
    .map(({ text, path }) => ({ text, path, line: lineOfField(document.fields, path) })),
  ...visibleLines(document).map((text, at) => ({ text, path: [], line: at + 1 })),
];

const unknown = (written: string, known: readonly string[]): Complaint => {
  const name = written.replaceAll(/\s+/gu, ' ');
  if (known.length === 0) return { code: 'placeholderElsewhere', params: { name } };
  const closest = closestMatch(name, known, { maxDistance: 4 });
  return { code: 'unknownPlaceholder', params: { name, known, closest } };
};

// What replaces them and what an operator is told of a field go together.
const isFilledIn = ({ schema }: ContentEntry, path: FieldPath) =>
  fieldSchema(schema, path)?.description?.includes(placeholderNote) === true;

const fieldProblems = (document: ContentEntry) =>
  writtenTexts(document.data).flatMap(({ path, text }) =>
    findPlaceholders(text).flatMap(({ name }): ContentProblem[] => {
      const isFilled = isFilledIn(document, path);
      if (isFilled && isPlaceholder(name)) return [];
      return [fieldProblem(document, path, unknown(name, isFilled ? placeholders : []))];
    }),
  );

function bodyProblems(document: ContentDocument, knownFor: (name: string) => readonly string[]) {
  const text = bodyLines(document).join('\n');
  return (
    findPlaceholders(text)
      // They may be in two lines, but not in two paragraphs.
      .filter(({ name }) => !/\n\s*\n/u.test(name) && !knownFor(name).includes(name))
      .map(({ name, index }) =>
        lineProblem(document.file, lineAt(text, index), unknown(name, knownFor(name))),
      )
  );
}

/**
 * Words in curly brackets that nothing is known about, or that stand where nothing is filled in.
 *
 * @param figures Names of the figures that an article can show, such as `kreis:sorgen`.
 */
export const placeholderProblems = (
  document: ContentEntry,
  figures: readonly string[],
): ContentProblem[] => [
  ...fieldProblems(document),
  ...(document.folder === 'legal' ? bodyProblems(document, () => legalPlaceholders) : []),
  ...(document.folder === 'blog' ? articleBodyProblems(document, figures) : []),
  ...(document.folder === 'team' ? bodyProblems(document, () => []) : []),
];

const isFigure = (name: string) => name.includes(':');

const articleBodyProblems = (document: ContentDocument, figures: readonly string[]) => [
  ...bodyProblems(document, (name) => (isFigure(name) ? figures : articlePlaceholders)),
  ...crowdedFigures(document),
];

/** Figures in the middle of a line, where they would stay a word in brackets. */
const crowdedFigures = (document: ContentDocument): ContentProblem[] =>
  bodyLines(document).flatMap((line, index) =>
    findPlaceholders(line)
      .filter(({ name }) => isFigure(name) && line.trim() !== `{${name}}`)
      .map(({ name }) =>
        lineProblem(document.file, index + 1, { code: 'crowdedFigure', params: { name } }),
      ),
  );

const wordsPerMinute = 200;

/** How long a text takes to read, and whether what is written says so. */
export function readingTime(text: string, written: string) {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  // How words are counted differs by a few, so the neighbouring minute is right as well.
  return { words, minutes, fits: Math.abs(Number.parseInt(written, 10) - minutes) <= 1 };
}

/** The reading time of an article that does not fit its length. */
export function readTimeProblem(document: ContentEntry): ContentProblem[] {
  const { readTime: written } = fieldsOf(document.data);
  if (document.folder !== 'blog' || typeof written !== 'string') return [];
  const { words, minutes, fits } = readingTime(bodyLines(document).join(' '), written);
  if (fits) return [];
  const complaint = { code: 'readTime', params: { words, written, minutes } } as const;
  return [fieldProblem(document, ['readTime'], complaint, 'warning')];
}

/** Citations `[@key]` without a file in `content/sources`; notes and other front matter are no text. */
export function citationProblems(
  document: ContentDocument,
  sources: ReadonlyMap<string, unknown>,
): ContentProblem[] {
  const known = [...sources.keys()];
  const lines = Number.isFinite(document.bodyLine)
    ? bodyLines(document)
    : withoutComments(document);
  const text = lines.join('\n');
  return [...text.matchAll(citationPattern)].flatMap(({ 1: keys = '', index }) =>
    citedKeys(keys)
      .filter((key) => !sources.has(key))
      .map((key) => {
        const closest = closestMatch(key, known, { maxDistance: Math.floor(key.length / 3) });
        const complaint = { code: 'unknownSource', params: { key, closest } } as const;
        return lineProblem(document.file, lineAt(text, text.indexOf(`@${key}`, index)), complaint);
      }),
  );
}

/** Two files of one folder that claim the same place on the page. */
export function orderProblems(documents: ContentDocument[]): ContentProblem[] {
  const taken = new Map<number, string>();
  return documents.flatMap((document): ContentProblem[] => {
    const { order } = fieldsOf(document.data);
    if (typeof order !== 'number') return [];
    const other = taken.get(order);
    taken.set(order, other ?? document.file);
    if (other === undefined) return [];
    return [
      fieldProblem(document, ['order'], { code: 'duplicateOrder', params: { order, other } }),
    ];
  });
}

const TITLE = 60;
const DESCRIPTION = 155;
const TEASER = 90;

/** Folders in which a description is one for search engines and not a text on the page. */
const described = ['cancellation', 'evidence', 'pricing', 'search', 'site', 'tools', 'withdrawal'];

/** Most letters of a field that search engines show; undefined where they do not show it. */
function roomFor(folder: string, path: FieldPath): number | undefined {
  const field = path.at(-1);
  if (field === 'title' && path.length === 1 && folder === 'blog') return TITLE;
  const isDescription =
    field === 'metaDescription' || (field === 'description' && described.includes(folder));
  return isDescription ? DESCRIPTION : undefined;
}

/** Titles and descriptions that search engines would cut, and teasers whose first sentence a card would. */
export const searchProblems = (document: ContentEntry): ContentProblem[] =>
  writtenTexts(document.data).flatMap(({ path, text }) => {
    const { length } = text;
    const limit = roomFor(document.folder, path);
    if (limit !== undefined && length > limit)
      return [
        fieldProblem(document, path, { code: 'cutInSearch', params: { length, limit } }, 'warning'),
      ];
    if (path[0] !== 'excerpt' || document.folder !== 'blog') return [];
    const [first = text] = /^.+?[.?!](?=\s|$)/su.exec(text) ?? [];
    const params = { length: first.length, limit: TEASER };
    return first.length > TEASER
      ? [fieldProblem(document, path, { code: 'longTeaser', params }, 'warning')]
      : [];
  });

// A certificate ends on a day to come.
const VALID_UNTIL = 'validUntil';

/** Days that are still to come in Germany, a typing mistake most of the time, and a review of older words. */
export function dateProblems(document: ContentEntry, now: Date): ContentProblem[] {
  const today = berlinDate(now);
  const ahead = writtenTexts(document.data).flatMap(({ path, text }): ContentProblem[] => {
    if (!/^\d{4}-\d\d-\d\d$/u.test(text) || text <= today) return [];
    if (fieldSchema(document.schema, path)?.format !== 'date' || path.at(-1) === VALID_UNTIL)
      return [];
    const isPublication = path.length === 1 && path[0] === 'date';
    const code = isPublication ? 'publicationAhead' : 'dayAhead';
    return [fieldProblem(document, path, { code, params: { day: text, today } }, 'warning')];
  });
  return [...ahead, ...outdatedReview(document)];
}

// 'Geprüft' below 'Aktualisiert' says that these very words were read.
function outdatedReview(document: ContentDocument): ContentProblem[] {
  const { reviewedOn, updatedAt } = fieldsOf(document.data);
  if (typeof reviewedOn !== 'string' || typeof updatedAt !== 'string') return [];
  if (reviewedOn >= updatedAt) return [];
  const params = { reviewed: reviewedOn, updated: updatedAt };
  return [fieldProblem(document, ['reviewedOn'], { code: 'reviewOutdated', params }, 'warning')];
}
