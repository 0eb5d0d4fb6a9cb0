import { join } from 'node:path';
import { formatProblem } from './content-report.ts';
import { contentThatWaits } from './launch-content.ts';
import { launchTexts } from './launch-texts.ts';

// `npm run release` begins with it: visitors take what they read for true, so samples, numbers without proof and what a lawyer has
// not seen yet have to wait.
const root = process.argv[2] ?? join(import.meta.dirname, '..');
const waiting = contentThatWaits(root).map((problem) => `  ${formatProblem(problem)}`);
if (waiting.length > 0) {
  console.error([launchTexts.waiting, ...waiting].join('\n'));
  process.exitCode = 1;
}
