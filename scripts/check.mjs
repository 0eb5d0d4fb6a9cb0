import { installMissing } from './install.mjs';
import { runTool } from './pinned-node.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(async () => {
  await installMissing();
  return runTool('astro/bin/astro.mjs', ['check']);
});
