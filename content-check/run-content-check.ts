import { statSync } from 'node:fs';
import { berlinMoment } from '#lib/berlin-time.ts';
import { checkContent } from './check-content.ts';
import { contentDocuments } from './content-files.ts';
import { contentReport } from './content-report.ts';
import { medianOfLanding, readingEase } from './language-problems.ts';
import { findSampleContent } from './launch-content.ts';
import { launchTexts } from './launch-texts.ts';
import { reportTexts as texts } from './problem-texts.ts';

// `npm run content-check`; with `--samples` the summary of sample content that `npm start` shows, with
// `--last-good FILE` what it says when a build from before the mistakes, stamped by that file, is served.
const root = new URL('..', import.meta.url).pathname;
const [option, stamp] = process.argv.slice(2);
if (option === '--samples') reportSamples();
else reportProblems(option === '--last-good' ? stamp : undefined);

function reportProblems(lastGood?: string): void {
  const { failure, hints, warningCount } = contentReport(checkContent(root), texts.devProblems);
  if (hints && !lastGood) console.warn(hints);
  if (failure) {
    console.error(failure);
    if (lastGood) console.error(texts.lastGood(builtAt(lastGood)));
    process.exitCode = 1;
  } else if (!lastGood) {
    console.log(texts.passed(warningCount));
    reportReading();
  }
}

/** How easily the website reads: the landing page by its sentences, each article by its reading ease. */
function reportReading(): void {
  const documents = contentDocuments(root);
  console.log(texts.medianOfLanding(medianOfLanding(documents)));
  const eases = documents
    .filter(({ folder }) => folder === 'blog')
    .map(readingEase)
    .toSorted((a, b) => a.ease - b.ease);
  console.log([texts.readingEase, ...eases.map(texts.easeOf)].join('\n'));
}

function builtAt(file: string): string {
  const { day, time } = berlinMoment(statSync(file).mtime);
  return texts.moment(day, time.slice(0, 5));
}

function reportSamples(): void {
  const found = findSampleContent(root);
  const files = new Set(found.map(({ file }) => file));
  if (found.length > 0) console.log(launchTexts.samples(found.length, [...files]));
}
