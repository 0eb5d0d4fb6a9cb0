import { checkContent } from '#content-check/check-content.ts';
import {
  parseContentDocument,
  readContentDocument,
  type ContentDocument,
} from '#content-check/content-files.ts';
import {
  fieldOfLine,
  type ContentProblem,
  type FieldPath,
} from '#content-check/content-problem.ts';
import { sentenceOf } from '#content-check/content-report.ts';
import { formOf, forForms } from '../editing/form-names.ts';
import { pageTexts } from '../editing/pages/page-texts.ts';
import { formSchema } from './form-schema.ts';
import { labelOf } from './text-changes.ts';

/** Where in the form of an entry something is wrong. */
export interface FormSpot {
  /** Empty when no field is meant, such as a line of the text. */
  readonly path: FieldPath;
  /** Line in the text below the fields, counted from 1; undefined when a field is meant. */
  readonly textLine: number | undefined;
  /** What the field or the line is called; empty when the whole form is meant. */
  readonly label: string;
}

/** What the content check says about one entry, at its field. */
export interface EntryProblem extends FormSpot, Pick<ContentProblem, 'code' | 'severity'> {
  /** German. */
  readonly sentence: string;
}

/**
 * What the content check finds in the whole content, as far as it concerns one entry. The check is the
 * one of the command line, so both find the same.
 *
 * @param root Project folder of a draft.
 * @param file From the project folder, as the check names it.
 * @param published The file as it is published, to compare numbers that other files repeat; undefined when it is new.
 * @throws when there is no such file.
 */
export function entryProblems(root: string, file: string, published?: string): EntryProblem[] {
  const earlier = new Map<string, ContentDocument>();
  if (published !== undefined) earlier.set(file, parseContentDocument(file, published));
  const document = readContentDocument(root, file);
  return checkContent(root, { earlier })
    .filter((problem) => problem.file === file)
    .map((problem) => ({
      ...spotInForm(document, problem),
      ...{
        code: problem.code,
        severity: problem.severity,
        sentence: sentenceOf(problem, forForms),
      },
    }));
}

/** Where the form of a file shows a problem. */
export function spotInForm(document: ContentDocument, { path, line }: ContentProblem): FormSpot {
  const { file, fields, bodyLine } = document;
  if (path.length === 0 && line !== undefined && line >= bodyLine) {
    const textLine = line - bodyLine + 1;
    return { path, textLine, label: pageTexts.inLine(textLine) };
  }
  const way = path.length === 0 && line !== undefined ? (fieldOfLine(fields, line) ?? []) : path;
  const form = formOf(file);
  const label = form === undefined ? '' : labelOf(formSchema(form.collection), way);
  return { path: way, textLine: undefined, label };
}
