import { checkContent } from '#content-check/check-content.ts';
import { contentReport } from '#content-check/content-report.ts';
import { texts } from '#content-check/texts.ts';

const root = process.argv[2] ?? new URL('..', import.meta.url).pathname;
const { failure, hints, warningCount } = contentReport(checkContent(root), texts.devProblems);
if (hints) console.warn(hints);
if (failure) {
  console.error(failure);
  process.exitCode = 1;
} else {
  console.log(texts.passed(warningCount));
}
