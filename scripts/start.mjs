import { installMissing } from './install.mjs';
import { runPinned } from './pinned-node.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { buildSite } from './site-build.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(async () => {
  await whilePreparing(async () => {
    await installMissing();
    await buildSite({ quiet: true });
  });
  await runPinned(['content-check/run-content-check.ts', '--samples']);
  return runPinned(['server/main.ts'], { tied: true });
});
