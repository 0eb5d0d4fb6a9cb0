import { checkContent } from '#content-check/check-content.ts';
import { parseContentDocument, type ContentDocument } from '#content-check/content-files.ts';
import { fieldName, type ContentProblem, type FieldPath } from '#content-check/content-problem.ts';
import { inNamesOfForms } from '../editing/form-names.ts';

/** What the content check says about one entry, at its field. */
export interface EntryProblem {
  /** Empty when no field is meant, such as a line of the text. */
  readonly path: FieldPath;
  /** Line in the text below the fields, counted from 1; undefined when a field is meant. */
  readonly textLine: number | undefined;
  /** German. */
  readonly sentence: string;
  readonly severity: ContentProblem['severity'];
}

/** The parts of an entry that are needed to find a field again. */
interface CheckedEntry {
  /** From the project folder, as the check names it. */
  readonly file: string;
  readonly values: unknown;
  /** Lines of the file above its text; 0 for a file of fields alone. */
  readonly linesAboveText: number;
  /** The file as it is published, to compare numbers that other files repeat; undefined when it is new. */
  readonly published?: string | undefined;
}

/**
 * What the content check finds in the whole content, as far as it concerns one entry. The check is the
 * one of the command line, so both say the same.
 *
 * @param root Project folder of a draft.
 */
export function entryProblems(root: string, entry: CheckedEntry): EntryProblem[] {
  const { file, published } = entry;
  const earlier = new Map<string, ContentDocument>();
  if (published !== undefined) earlier.set(file, parseContentDocument(file, published));
  return checkContent(root, { earlier })
    .filter((problem) => problem.file === file)
    .map(({ field, line, sentence, severity }) => {
      const path = field === undefined ? [] : pathOfField(entry.values, field);
      const isText = field === undefined && line !== undefined && entry.linesAboveText > 0;
      const textLine = isText ? Math.max(1, line - entry.linesAboveText) : undefined;
      return { path, textLine, sentence: inNamesOfForms(sentence), severity };
    });
}

/** The path to a field, from the name that the check gives it. */
export const pathOfField = (values: unknown, name: string): FieldPath =>
  everyPath(values).find((path) => fieldName(path) === name) ?? missingPath(name);

function everyPath(value: unknown, path: FieldPath = []): FieldPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, child]) =>
    everyPath(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...below];
}

// A field that is missing has no value to be found by; its name has no entry of a list behind it.
function missingPath(field: string): FieldPath {
  const entry = new RegExp(`^${fieldName([0]).replace('1', '(\\d+)')}$`, 'u');
  return field.split(' › ').map((step) => {
    const [, position] = entry.exec(step) ?? [];
    return position === undefined ? step : Number(position) - 1;
  });
}
