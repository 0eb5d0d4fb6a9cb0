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
  texts.located({ file, line, field, sentence });

/** Sorted as a writer works: file by file, from top to bottom. */
export const inReadingOrder = (problems: ContentProblem[]) =>
  problems.toSorted((a, b) => a.file.localeCompare(b.file, 'de') || (a.line ?? 0) - (b.line ?? 0));
