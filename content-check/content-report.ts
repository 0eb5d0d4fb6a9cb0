import type { ContentProblem, FieldPath, FieldWords, Reader } from './content-problem.ts';
import { launchSentences, settingSentences } from './launch-texts.ts';
import { problemSentences, wordSentences, reportTexts as texts } from './problem-texts.ts';

const sentences = {
  ...problemSentences,
  ...wordSentences,
  ...launchSentences,
  ...settingSentences,
};

export type Sentences = typeof sentences;

/** For whoever works with the files, in a terminal or a text editor. */
const forFiles: Reader = {
  place: texts.place,
  inFile: (words) => words,
};

/** What is wrong and what to do, in German; the only way from a code to its words. */
export function sentenceOf({ code, params }: ContentProblem, reader: Reader = forFiles): string {
  // The type of a problem holds code and params together; here they come apart.
  const sentence = sentences[code] as string | ((known: object, reader: Reader) => string);
  return typeof sentence === 'string' ? sentence : sentence(params, reader);
}

/** `['pairs', 1, 'problem']` as `pairs › Eintrag 2 › problem`. */
export const fieldName = (path: FieldPath) =>
  path.map((step) => (typeof step === 'number' ? texts.listItem(step + 1) : step)).join(' › ');

/** One line for the terminal: file, line, field, sentence, and what the field is for. */
export function formatProblem(problem: ContentProblem): string {
  const { file, line, path, about } = problem;
  const place = texts.located(file, line, fieldName(path));
  return `${place}: ${sentenceOf(problem)}${about?.title ? ` (${inOneLine(about)})` : ''}`;
}

/** Title, examples, choices and description of a field. */
function inOneLine({ title, examples, enumDescriptions = [], ...rest }: FieldWords): string {
  const named = [title, examples && texts.example(examples)].filter(Boolean).join(', ');
  const choices = enumDescriptions.map((word, at) => `${rest.enum?.[at] ?? ''}: ${word}`);
  return [named, ...choices, rest.description].filter(Boolean).join('; ');
}

interface ContentReport {
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
