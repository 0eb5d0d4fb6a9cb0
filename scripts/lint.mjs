import { installMissing } from './install.mjs';
import { runTool } from './pinned-node.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(async () => {
  await installMissing();
  const eslint = await runTool('eslint/bin/eslint.js', [
    '.',
    '--max-warnings=0',
    '--cache',
    '--cache-location=node_modules/.cache/eslint/',
  ]);
  const prettier = await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
  return eslint || prettier;
});
