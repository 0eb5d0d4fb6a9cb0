import type { Sentences } from './content-report.ts';

/** How somebody is told about files and values: whoever sees files is told otherwise than whoever sees forms. */
export interface Reader {
  /** What a file is called, or a line of it. */
  place: (file: string, line?: number) => string;
  /** Words that mean something only where one sees the file; empty for everybody else. */
  inFile: (words: string) => string;
}

/** What can be wrong; each code has its sentence. */
type ProblemCode = keyof Sentences;

/** What a sentence has to know that is always the same. */
export type Nothing = Record<string, never>;

/** Codes whose sentence is always the same. */
export type PlainCode = {
  [Code in ProblemCode]: Sentences[Code] extends
    string | ((known: Nothing, reader: Reader) => string)
    ? Code
    : never;
}[ProblemCode];

/** What is wrong, and what its sentence has to know. */
export type Complaint =
  | { code: PlainCode; params: Nothing }
  | {
      [Code in Exclude<ProblemCode, PlainCode>]: {
        code: Code;
        params: Parameters<Sentences[Code]>[0];
      };
    }[Exclude<ProblemCode, PlainCode>];

export type FieldPath = readonly (string | number)[];

/** A `problem` stops the build, a `warning` is only listed. */
export type Severity = 'problem' | 'warning';

/** Something about a file below `content/` that a writer has to know, as data; `sentenceOf` words it. */
export type ContentProblem = Complaint & {
  /** From the project folder, for example `content/landing/hero.yaml`. */
  file: string;
  /** Counted from 1; missing when the whole file is meant. */
  line?: number | undefined;
  /** Way to the field; empty when no field is named. */
  path: FieldPath;
  severity: Severity;
  /** What the content model says of the field, where its form is wrong. */
  about?: FieldWords | undefined;
  /** Astro itself gives up on such a file when it starts. */
  cannotLoad?: boolean | undefined;
};

/** What the content model says of a field. */
export interface FieldWords {
  title?: string | undefined;
  description?: string | undefined;
  examples?: (string | number)[] | undefined;
  enum?: string[] | undefined;
  /** What each choice is called, in their order. */
  enumDescriptions?: string[] | undefined;
}

/** A complaint that needs to know nothing more. */
export const plain = (code: PlainCode): Complaint => ({ code, params: {} });

/** Sorted as a writer works: file by file, from top to bottom. */
export const inReadingOrder = (problems: ContentProblem[]) =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file, 'de') || (a.line ?? 0) - (b.line ?? 0));

/** Where a field or a list entry begins; lines are counted from 1. */
export interface FieldLine {
  path: FieldPath;
  line: number;
}

/** Whether two ways lead to the same field. */
export const samePath = (a: FieldPath, b: FieldPath) =>
  a.length === b.length && a.every((step, index) => step === b[index]);

/** The line of a field; of the field around it when it is missing; `undefined` when nothing of it is there. */
export function lineOfField(fields: FieldLine[], path: FieldPath): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const field = fields.find((candidate) => samePath(candidate.path, path.slice(0, length)));
    if (field) return field.line;
  }
  return undefined;
}

/** Something about one field of a file. */
export const fieldProblem = (
  { file, fields }: { file: string; fields: FieldLine[] },
  path: FieldPath,
  complaint: Complaint,
  severity: Severity = 'problem',
): ContentProblem => ({ file, line: lineOfField(fields, path), path, severity, ...complaint });

/** Something about a line of a file, or about all of it. */
export const lineProblem = (
  file: string,
  line: number | undefined,
  complaint: Complaint,
  severity: Severity = 'problem',
): ContentProblem => ({ file, line, path: [], severity, ...complaint });

/** Something about a text of the fields, or a line below them. */
export const passageProblem = (
  { file }: { file: string },
  { line, path }: { line: number | undefined; path: FieldPath },
  complaint: Complaint,
  severity: Severity = 'problem',
): ContentProblem => ({ file, line, path, severity, ...complaint });

/** The innermost field a line belongs to. */
export const fieldOfLine = (fields: FieldLine[], line: number) =>
  fields.findLast((field) => field.line <= line)?.path;
