import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, EXAMPLE_BUILD } from './build-site.mjs';
import { whilePreparing } from './install.mjs';
import { PROJECT_ROOT, runPinned, runTool } from './processes.mjs';
import { ensureChromium } from './system-programs.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {object} Stage
 * @property {string} name What `npm test -- NAME` runs alone.
 * @property {(output: {kept: boolean}) => Promise<Outcome>} run
 * @property {readonly string[]} [after] Stages that must have ended.
 * @property {boolean} [alone] Whether it keeps both cores busy by itself.
 * @property {boolean} [onRequest] Whether it runs only when it is named.
 * @property {readonly string[]} [programs] What it needs of the machine.
 */

const REPORTS = join(PROJECT_ROOT, 'node_modules/.cache/test-reports');
const BUILDS = ['example', 'build'];

/** What `npm test -- quick` runs. */
export const QUICK = ['lint', 'check', 'unit', 'format'];

/** @type {readonly Stage[]} Two at a time run beside each other, in this order. */
export const STAGES = [
  { name: 'lint', run: (output) => asOne(runTool('eslint/bin/eslint.js', LINT.eslint, output)) },
  { name: 'check', run: (output) => asOne(runTool('astro/bin/astro.mjs', ['check'], output)) },
  { name: 'unit', run: (output) => runVitest('unit', ['--project=unit', '--project=dom'], output) },
  {
    name: 'format',
    run: (output) => asOne(runTool('prettier/bin/prettier.cjs', LINT.prettier, output)),
  },
  { name: 'example', run: () => asOne(build(EXAMPLE_BUILD)) },
  { name: 'build', after: ['example'], run: () => asOne(build({})) },
  {
    name: 'server',
    programs: ['systemd', 'util-linux'],
    run: (output) => runVitest('server', ['--project=server'], output),
  },
  {
    name: 'sizes',
    after: BUILDS,
    run: (output) => asOne(runPinned(['scripts/check-sizes.ts', EXAMPLE_BUILD.folder], output)),
  },
  {
    name: 'browser',
    after: BUILDS,
    alone: true,
    programs: ['chromium-headless-shell'],
    run: runPlaywright,
  },
  {
    name: 'engines',
    after: BUILDS,
    programs: ['openssl', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    // As in playwright.config.ts: what fails once in a browser on a busy machine is tried again.
    run: (output) =>
      runBuilt('engines', ['--retry=1', '--fileParallelism', '--maxWorkers=2'], output),
  },
  {
    name: 'deploy',
    after: BUILDS,
    programs: ['chromium', 'openssl', 'nginx', 'caddy'],
    run: (output) => runBuilt('deploy', ['--fileParallelism', '--maxWorkers=2'], output),
  },
  {
    name: 'screen-reader',
    onRequest: true,
    after: ['example'],
    programs: ['orca', 'firefox-esr', 'xvfb', 'xdotool', 'dbus-daemon', 'at-spi2-core'],
    run: async (output) => {
      await build(EXAMPLE_BUILD);
      return runBuilt('screen-reader', ['--retry=1'], output);
    },
  },
];

// A check without tests of its own counts as one test.
async function asOne(work) {
  const exitCode = (await work) ?? 0;
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function build(options) {
  return whilePreparing(() => buildSite({ ...options, quiet: true }));
}

/** Arguments of both linters; ESLint has no cache, as its typed rules look at other files too. */
export const LINT = {
  eslint: ['.', '--max-warnings=0'],
  prettier: ['--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'],
};

// Tests of one folder that need the finished build.
function runBuilt(name, options, output) {
  const config = '--config=vitest.built.config.ts';
  return runVitest(name, [`tests/${name}/`, config, ...options], output);
}

async function runVitest(name, options, output) {
  const report = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runTool('vitest/vitest.mjs', ['run', ...options, ...reporters], output);
  return countVitest(readReport(report), exitCode);
}

async function runPlaywright(output) {
  const report = freshReport('playwright.json');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const args = ['test', '--reporter=line,json'];
  const exitCode = await runTool('@playwright/test/cli.js', args, { ...output, env });
  return countPlaywright(readReport(report), exitCode);
}

/**
 * Counts from Vitest's JSON report; a run that failed without a failed test counts as one.
 *
 * @returns {Outcome}
 */
export function countVitest(report, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0 } = report ?? {};
  return withFailedRun({ passed: numPassedTests, failed: numFailedTests }, exitCode);
}

/**
 * Counts from Playwright's JSON report; a run that failed without a failed test counts as one.
 *
 * @returns {Outcome}
 */
export function countPlaywright(report, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return withFailedRun({ passed: expected + flaky, failed: unexpected }, exitCode);
}

function withFailedRun({ passed, failed }, exitCode) {
  return { passed, failed: exitCode === 0 ? failed : Math.max(failed, 1) };
}

function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, name);
  rmSync(report, { force: true });
  return report;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
