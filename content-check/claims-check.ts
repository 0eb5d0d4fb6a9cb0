import { formatProblem } from './content-report.ts';
import { claimsWithoutProof } from './launch-content.ts';
import { launchTexts } from './launch-texts.ts';

// `npm run release` begins with it: pages show their numbers as facts, so a release waits for proof.
const root = process.argv[2] ?? new URL('..', import.meta.url).pathname;
const claims = claimsWithoutProof(root).map((claim) => `  ${formatProblem(claim)}`);
if (claims.length > 0) {
  console.error([launchTexts.claimsWithoutProof, ...claims].join('\n'));
  process.exitCode = 1;
}
