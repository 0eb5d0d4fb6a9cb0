import { formatProblem, type ContentProblem } from './content-problem.ts';
import { texts } from './texts.ts';

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

/** The findings of the content check as two lists for the terminal. */
export function contentReport(
  findings: ContentProblem[],
  headline: (count: number) => string,
): ContentReport {
  const problems = findings.filter(({ severity }) => severity === 'problem');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return {
    failure: list(headline(problems.length), problems),
    hints: list(texts.hints, warnings),
    warningCount: warnings.length,
  };
}
