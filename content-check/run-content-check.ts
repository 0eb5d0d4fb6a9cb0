import { checkContent } from './check-content.ts';
import { contentReport } from './content-problem.ts';
import { findSampleContent } from './launch-content.ts';
import { sampleTexts } from './launch-texts.ts';
import { texts } from './texts.ts';

// `npm run content-check`; with `--samples` the summary of sample content that `npm start` shows.
const root = new URL('..', import.meta.url).pathname;
if (process.argv.includes('--samples')) reportSamples();
else reportProblems();

function reportProblems(): void {
  const { failure, hints, warningCount } = contentReport(checkContent(root), texts.devProblems);
  if (hints) console.warn(hints);
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  } else {
    console.log(texts.passed(warningCount));
  }
}

function reportSamples(): void {
  const found = findSampleContent(root);
  const files = new Set(found.map(({ file }) => file));
  if (found.length > 0) console.log(sampleTexts.summary(found.length, [...files]));
}
