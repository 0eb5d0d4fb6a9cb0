import { readEnv } from '#server/env.ts';
import { features } from '#server/features.ts';
import { OperatorError } from '#server/operator-error.ts';
import { buildSite, mustServeLastGood } from './build-site.ts';
import { whilePreparing } from './one-at-a-time.mjs';
import { refuseArguments, runPinned, runScript, StageFailure } from './processes.mjs';

// npm start: builds what changed, says what is still a sample, and serves.
await runScript(async () => {
  refuseArguments('start');
  // Before a build that takes a while, and would say it in its own words.
  refuseWrongSettings();
  await whilePreparing(async () => {
    if (!(await mustServeLastGood())) await buildSite({ quiet: true });
  });
  await runPinned(['content-check/run-content-check.ts', '--samples']);
  await import('../server/main.ts');
});

function refuseWrongSettings(): void {
  try {
    readEnv(features);
  } catch (error) {
    if (error instanceof OperatorError) throw new StageFailure(1, error.message);
    throw error;
  }
}
