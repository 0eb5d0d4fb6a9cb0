import { installMissing } from './install.mjs';
import { runTool } from './pinned-node.mjs';
import { runScript } from './stage-failure.mjs';

await runScript(async () => {
  await installMissing();
  // Without a cache: rules that know types depend on more than the file they look at.
  const eslint = await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']);
  const prettier = await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
  return eslint || prettier;
});
