import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  [['scripts/run.mjs'], 'Commands are in package.json;'],
  [['scripts/run.mjs', 'nonsense'], 'Commands are in package.json;'],
  [['scripts/start.ts', 'nonsense'], '"nonsense" is one argument too many; start'],
  [['scripts/dev.ts', 'nonsense'], '"nonsense" is one argument too many; dev'],
  [['scripts/build.ts', 'nonsense'], '"nonsense" is one argument too many; build'],
  [['scripts/office.ts', 'nonsense'], '"nonsense" is not known here; npm run office'],
  [['scripts/test.ts', 'nonsense'], 'There is no test stage "nonsense";'],
  [['scripts/bench.ts', 'nonsense'], '"nonsense" is no number of runs;'],
  [['scripts/release.ts'], 'FOLDER is missing: npm run release -- FOLDER'],
  [['scripts/release.ts', 'one', 'two'], '"two" is one argument too many:'],
  [['scripts/release.ts', '--nonsense'], "Unknown option '--nonsense': npm run release"],
  [['content-check/run-content-check.ts', 'nonsense'], '"nonsense" is one argument too many;'],
  [['content-check/launch-check.ts', 'nonsense'], 'There is no content in nonsense.'],
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
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

test('a wrong setting ends npm start before anything is built', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, SITE_URL: 'ftp://a.example' },
  });
  expect(stderr).toBe(
    'SITE_URL must be an address such as https://example.org without a path, but it is "ftp://a.example".\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

test('an old Node is told in one sentence which one is needed', () => {
  const version = "Object.defineProperty(process.versions, 'node', { value: '12.22.12' })";
  const run = 'scripts/run.mjs';
  const { status, stderr } = spawnSync(
    process.execPath,
    [`--import=data:text/javascript,${version}`, run, 'site', 'scripts/start.ts'],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(stderr).toBe('This is Node 12.22.12; install Node 20 or newer.\n');
  expect(status).toBe(1);
  // What an old Node does not understand it would read, and fail, before the first line.
  expect(readFileSync(join(ROOT, run), 'utf8')).not.toMatch(/^(?:import\s|await\s)/mu);
});
