import { isMap, isNode, isScalar, isSeq, type LineCounter, type ParsedNode } from 'yaml';
import { texts } from './texts.ts';

/** Something about a file below `content/` that a writer has to know. */
export interface ContentProblem {
  /** From the project folder, for example `content/landing/hero.yaml`. */
  file: string;
  /** Counted from 1; missing when the whole file is meant. */
  line?: number | undefined;
  /** Way to the field as a writer reads it; missing when no field is meant. */
  field?: string | undefined;
  /** German: what is wrong and what to do. */
  sentence: string;
  /** A `problem` stops the build, a `warning` is only listed. */
  severity: 'problem' | 'warning';
  /** Astro itself gives up on such a file when it starts. */
  cannotLoad?: boolean | undefined;
}

export type FieldPath = readonly (string | number)[];

/** `['pairs', 1, 'problem']` as `pairs › Eintrag 2 › problem`. */
export const fieldName = (path: FieldPath) =>
  path.map((step) => (typeof step === 'number' ? texts.listItem(step + 1) : step)).join(' › ');

/** One line for the terminal: file, line, field, sentence. */
export const formatProblem = ({ file, line, field, sentence }: ContentProblem) =>
  texts.located(file, line, field, sentence);

/** Sorted as a writer works: file by file, from top to bottom. */
export const inReadingOrder = (problems: ContentProblem[]) =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file, 'de') || (a.line ?? 0) - (b.line ?? 0));

/** Where a field or a list entry begins; lines are counted from 1. */
export interface FieldLine {
  path: FieldPath;
  line: number;
}

/** Every field and list entry of a parsed YAML text with the line it begins on, from top to bottom. */
export function fieldLines(
  root: ParsedNode | null,
  counter: LineCounter,
  linesBefore: number,
): FieldLine[] {
  const found: FieldLine[] = [];
  const lineOf = (node: unknown) =>
    isNode(node) && node.range
      ? counter.linePos(node.range[0]).line + linesBefore
      : linesBefore + 1;
  const walk = (node: unknown, path: FieldPath) => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : String(key);
        found.push({ path: [...path, name], line: lineOf(key) });
        walk(value, [...path, name]);
      }
    }
    if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) {
        found.push({ path: [...path, index], line: lineOf(item) });
        walk(item, [...path, index]);
      }
    }
  };
  walk(root, []);
  return found;
}

const samePath = (a: FieldPath, b: FieldPath) =>
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
  sentence: string,
  severity: ContentProblem['severity'] = 'problem',
): ContentProblem => ({
  file,
  line: lineOfField(fields, path),
  field: fieldName(path) || undefined,
  sentence,
  severity,
});

/** The innermost field a line belongs to. */
export const fieldOfLine = (fields: FieldLine[], line: number) =>
  fields.findLast((field) => field.line <= line)?.path;

export interface ContentReport {
  /** German list of what stops the build; `undefined` when nothing does. */
  failure: string | undefined;
  /** German list of what a writer should look at; `undefined` when there is nothing. */
  hints: string | undefined;
  warningCount: number;
}

const list = (headline: string, problems: ContentProblem[]) =>
  problems.length === 0
    ? undefined
    : [headline, ...problems.map((problem) => `  ${formatProblem(problem)}`)].join('\n');

/** The findings of a check as two lists for the terminal. */
export function contentReport(
  findings: ContentProblem[],
  headline: (count: number) => string,
  hintsHeadline: string = texts.hints,
): ContentReport {
  const problems = findings.filter(({ severity }) => severity === 'problem');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return {
    failure: list(headline(problems.length), problems),
    hints: list(hintsHeadline, warnings),
    warningCount: warnings.length,
  };
}
