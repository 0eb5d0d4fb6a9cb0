import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

test.each([
  [['scripts/run.mjs'], 'There is no command "";'],
  [['scripts/run.mjs', 'nonsense'], 'There is no command "nonsense";'],
  [['scripts/run.mjs', 'constructor'], 'There is no command "constructor";'],
  [['scripts/run.mjs', 'build', 'nonsense'], '"nonsense" is one argument too many; build'],
  [['scripts/run.mjs', 'launch-check', '--all'], '"--all" is one argument too many; launch-check'],
  [['scripts/test.mjs', 'nonsense'], 'There is no test stage "nonsense";'],
  [['scripts/bench.mjs', 'nonsense'], 'There is no measurement called nonsense;'],
  [['scripts/release.mjs'], 'FOLDER is missing: npm run release -- FOLDER'],
  [['scripts/release.mjs', 'one', 'two'], '"two" is one argument too many:'],
  [['scripts/release.mjs', '--nonsense'], "Unknown option '--nonsense': npm run release"],
  [['server/health/health-check.ts', '--wait', 'long'], '--wait must be a whole number'],
  [['server/health/health-check.ts', 'nonsense'], '"nonsense" is one argument too many.'],
  [['server/command.ts', 'declarations', 'list', '--x'], "Unknown option '--x'.\n"],
  [
    ['server/command.ts', 'declarations', 'backup', 'f', '--to', '-x'],
    "Option '--to' argument is ambiguous.\n",
  ],
  [['server/command.ts', 'subscribers', 'proof'], 'ADDRESS is missing.'],
  [['server/command.ts', 'nonsense'], 'There is no command "nonsense";'],
])('%j is answered with one line and exit code 2', (args, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: ROOT, encoding: 'utf8' },
  });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});
