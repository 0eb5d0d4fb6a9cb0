import { installMissing } from './install.mjs';
import { runTool } from './pinned-node.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(async () => {
  await installMissing();
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  return runTool('astro/bin/astro.mjs', ['dev', '--host', HOST, '--port', PORT]);
});
