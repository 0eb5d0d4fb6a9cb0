import { installMissing } from './install.mjs';
import { runPinned } from './pinned-node.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(async () => {
  await whilePreparing(installMissing);
  return runPinned(['content-check/launch-check.ts']);
});
