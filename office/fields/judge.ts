import { z } from 'zod';
import { lineProblem, type Reader } from '../../content-check/content-problem.ts';
import { sentenceOf } from '../../content-check/content-report.ts';
import { issueComplaint } from '../../content-check/schema-problems.ts';
import { getOrMake } from '../../src/lib/records.ts';
import { judgeOf, type ContentName } from './content-schema.ts';
import { nameInPayload } from './field-table.ts';
import { valuesOf, type Lookups } from './values.ts';

/** Something that is wrong with a document, at its field. */
export interface FieldProblem {
  /** As Payload names the field. */
  readonly path: string;
  readonly sentence: string;
}

// Whoever fills in a form sees neither files nor how they are written.
const forForms: Reader = { place: (file) => file, inFile: () => '' };

type Path = readonly (string | number)[];

interface Judged {
  readonly data: object;
  readonly siblingData: object;
  readonly name?: string;
  /** Missing while a form is filled in. */
  readonly path?: Path;
}

/**
 * A function for Payload that says of one field what the content check says of it. While somebody types, a
 * document is judged once for all its fields.
 */
export function judgedBy(name: ContentName) {
  const known = new WeakMap<object, FieldProblem[]>();
  return (
    _value: unknown,
    { data, siblingData, name: field = '', path }: Judged,
  ): string | true => {
    const problems = getOrMake(known, data, () => fieldProblems(name, data as never));
    if (problems.length === 0) return true;
    const own = (path ?? [...(pathOf(siblingData, data) ?? []), field]).join('.');
    return problems.find((one) => one.path === own)?.sentence ?? true;
  };
}

function pathOf(wanted: object, value: unknown): Path | undefined {
  if (value === wanted) return [];
  if (!isRecord(value)) return undefined;
  for (const [step, below] of Object.entries(value)) {
    const rest = pathOf(wanted, below);
    if (rest !== undefined) return [step, ...rest];
  }
  return undefined;
}

/** What the schema refuses in a document of Payload, in German. */
export function fieldProblems(
  name: ContentName,
  document: Readonly<Record<string, unknown>>,
): FieldProblem[] {
  const judged = judgeOf(name).safeParse(valuesOf(name, document, anyName), {
    reportInput: true,
    error: z.locales.de().localeError,
  });
  const problems = (judged.error?.issues ?? []).map((issue) => ({
    path: pathIn(document, issue.path as Path),
    sentence: sentenceOf(lineProblem('', undefined, issueComplaint(issue)), forForms),
  }));
  return problems.filter(({ path }, at) => problems.findIndex((one) => one.path === path) === at);
}

// What is related is there or not; which one it is does not matter here.
const anyName: Lookups = {
  pictureAt: () => undefined,
  fileOf: () => '../pictures/picture.jpg',
  named: () => undefined,
  nameOf: () => 'Name',
};

/** The way to a field as Payload goes it: some fields have other names, and lists of long texts hold rows. */
export function pathIn(document: unknown, path: Path): string {
  const steps: (string | number)[] = [];
  let value = document;
  for (const step of path) {
    // Words in a list have no field of their own.
    if (typeof step === 'number' && !isRow(value, step)) return steps.join('.');
    steps.push(typeof step === 'string' ? nameInPayload(step) : step);
    value = (value as Record<string | number, unknown> | undefined)?.[steps.at(-1) ?? ''];
    if (typeof step === 'number' && isRecord(value) && 'value' in value) steps.push('value');
  }
  return steps.join('.');
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRow = (list: unknown, at: number): boolean => Array.isArray(list) && isRecord(list[at]);
