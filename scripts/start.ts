import { buildSite, mustServeLastGood } from './build-site.ts';
import { whilePreparing } from './one-at-a-time.mjs';
import { refuseArguments, runPinned, runScript } from './processes.mjs';

// npm start: builds what changed, says what is still a sample, and serves.
await runScript(async () => {
  refuseArguments('start');
  await whilePreparing(async () => {
    if (!(await mustServeLastGood())) await buildSite({ quiet: true });
  });
  await runPinned(['content-check/run-content-check.ts', '--samples']);
  await import('../server/main.ts');
});
