import { statSync } from 'node:fs';
import { join } from 'node:path';
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
// That one ends with 0 when there are mistakes, so that a check which broke down is not taken for them.
const root = join(import.meta.dirname, '..');
const [option, stamp] = process.argv.slice(2);
if (option === '--samples') reportSamples();
else if (option === '--last-good' && stamp !== undefined) reportLastGood(stamp);
else if (option === undefined) reportProblems();
else {
  console.error(`"${option}" is one argument too many; content-check takes none.`);
  process.exitCode = 2;
}

function reportProblems(): void {
  const { failure, hints, warningCount } = contentReport(checkContent(root), texts.devProblems);
  if (hints) console.warn(hints);
  if (failure) {
    console.error(failure);
    process.exitCode = 1;
  } else {
    console.log(texts.passed(warningCount));
    reportReading();
  }
}

function reportLastGood(file: string): void {
  const { failure } = contentReport(checkContent(root), texts.devProblems);
  if (failure) console.error([failure, texts.lastGood(builtAt(file))].join('\n'));
  else process.exitCode = 1;
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
