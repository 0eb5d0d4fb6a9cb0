import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from './tests/support/chromium.ts';
import { EVERY_LOOK, SECOND_TIER_ALONE } from './tests/support/themes.ts';

const server = 'node_modules/.bin/node server/main.ts';
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
// The second tier alone builds and looks at it.
const withOperatorsSite = process.env['OPERATORS_SITE'] === '1';
const dataFolder = isWorker ? '' : temporaryDataFolder();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What fails twice stops the run; what fails once is named as flaky at its end.
  retries: 1,
  // A page keeps a core busy, so more would only wait for each other.
  workers: Math.max(2, availableParallelism()),
  // Only limits against hanging: a busy machine is no reason to fail.
  timeout: 600_000,
  reporter: 'line',
  expect: {
    timeout: 60_000,
    toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}', children: 'deep-equal' },
    toHaveScreenshot: {
      pathTemplate: '{testDir}/pictures/{arg}{ext}',
      // The catalogue and nine pages in six looks each: half the size is sharp enough to compare.
      scale: 'device',
      animations: 'disabled',
      threshold: 0.1,
      maxDiffPixelRatio: 0.002,
    },
  },
  use: {
    // The servers choose their ports; what they print ends up in the environment.
    baseURL: process.env['TESTED_SITE'],
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 180_000,
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        ...CHROMIUM_FLAGS,
        // A host below a domain, for cookies that are set for either.
        '--host-resolver-rules=MAP *.site.test 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'content', testDir: 'tests/content' },
    { name: 'e2e', testDir: 'tests/e2e', testIgnore: 'more/**' },
    { name: 'more', testDir: 'tests/e2e/more' },
    // What looks closely at states and preferences takes long and belongs to the second tier, which leaves out what
    // the first has seen at every width and in every theme already.
    {
      name: 'a11y',
      testDir: 'tests/a11y',
      testIgnore: EVERY_LOOK ? /(?:tools-text|trees|words-on-pictures)\.spec/ : SECOND_TIER_ALONE,
    },
    { name: 'looks', testDir: 'tests/looks', use: { deviceScaleFactor: 0.5 } },
    // Everything above looks at the example content, this one at the operator's.
    ...(withOperatorsSite
      ? [{ name: 'real', testDir: 'tests/real', use: { baseURL: process.env['TESTED_REAL'] } }]
      : []),
  ],
  webServer: [
    {
      command: server,
      env: { DIST_DIR: 'dist-example', ...serverEnv('example') },
      wait: { stdout: /Site: +(?<tested_site>\S+)[^]*Data: +(?<tested_data>\S+)/ },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    ...(withOperatorsSite
      ? [
          {
            command: server,
            env: { DIST_DIR: 'dist', ...serverEnv('real') },
            wait: { stdout: /Site: +(?<tested_real>\S+)/ },
            gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
          },
        ]
      : []),
  ],
});

function serverEnv(name: string): Record<string, string> {
  return {
    PORT: '0',
    ADMIN_PORT: '0',
    STOP_GRACE_SECONDS: '0',
    LOG_LEVEL: 'error',
    DATA_DIR: join(dataFolder, name),
    // All visitors of the tests come from one address.
    RATE_LIMIT: '999999',
  };
}

function temporaryDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  // As root the database runs as another user, who has to pass through.
  chmodSync(folder, 0o711);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
