import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ensureDebianPackages } from './debian-packages.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureFrontServers } from './front-servers.mjs';
import { runPinned, runTool } from './pinned-node.mjs';
import { whilePreparing } from './prepare-lock.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { buildSite } from './site-build.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {object} Stage
 * @property {string} name What `npm test -- NAME` runs alone.
 * @property {() => Promise<Outcome>} run
 */

const REPORTS = join(PROJECT_ROOT, 'node_modules/.cache/test-reports');

// What checks the units of systemd, and what starts a release as a container would.
const DEPLOY_TOOLS = [
  { file: '/usr/bin/systemd-analyze', package: 'systemd' },
  { file: '/usr/bin/unshare', package: 'util-linux' },
];

/** @type {readonly Stage[]} */
export const STAGES = [
  { name: 'chromium', run: () => asNone(ensureChromium()) },
  { name: 'check', run: () => asOne(runScriptFile('check.mjs')) },
  { name: 'lint', run: () => asOne(runScriptFile('lint.mjs')) },
  { name: 'unit', run: runVitest },
  { name: 'build', run: () => asOne(build({})) },
  {
    name: 'catalogue',
    run: () => asOne(build({ folder: 'dist-catalogue', env: { ...process.env, CATALOGUE: '1' } })),
  },
  { name: 'browser', run: runPlaywright },
  { name: 'engines', run: runEngines },
  { name: 'deploy', run: runFrontServers },
  { name: 'sizes', run: () => asOne(runPinned(['scripts/check-sizes.ts', 'dist'])) },
];

// A preparation is no test; when it fails it says why by itself.
async function asNone(work) {
  await work;
  return { passed: 0, failed: 0 };
}

// A check without tests of its own counts as one test.
async function asOne(work) {
  const exitCode = (await work) ?? 0;
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function build(options) {
  return whilePreparing(() => buildSite({ ...options, quiet: true }));
}

function runScriptFile(name) {
  return runCommand(process.execPath, [join(PROJECT_ROOT, 'scripts', name)]);
}

async function runVitest() {
  await ensureDebianPackages('The tests of the roll-out need', DEPLOY_TOOLS);
  const report = freshReport('vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runTool('vitest/vitest.mjs', args);
  return countVitest(readReport(report), exitCode);
}

async function runEngines() {
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  await ensureEngines();
  // As in playwright.config.ts: what fails once in a browser on a busy machine is tried again.
  return runBuilt('engines', env, ['--retry=1']);
}

async function runFrontServers() {
  await ensureFrontServers();
  return runBuilt('deploy', process.env);
}

// Tests of one folder that need the finished build.
async function runBuilt(name, env, options = []) {
  const report = freshReport(`${name}.json`);
  const args = [
    'run',
    `tests/${name}/`,
    '--config=vitest.built.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  const exitCode = await runTool('vitest/vitest.mjs', args, { env });
  return countVitest(readReport(report), exitCode);
}

async function runPlaywright() {
  const report = freshReport('playwright.json');
  const env = {
    ...process.env,
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const exitCode = await runTool('@playwright/test/cli.js', ['test', '--reporter=line,json'], {
    env,
  });
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
