import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing } from './install.mjs';
import { runPinned } from './pinned-node.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runScript } from './stage-failure.mjs';

const [name = 'articles', ...numbers] = process.argv.slice(2);

await runScript(async () => {
  const entry = `bench/${name}/run.ts`;
  if (!/^[a-z-]+$/.test(name) || !existsSync(join(PROJECT_ROOT, entry))) {
    console.error(`There is no measurement called ${name}; bench/README.md lists them.`);
    return 1;
  }
  await installMissing();
  return runPinned([entry, ...numbers]);
});
