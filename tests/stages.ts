import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareChromium } from '#tests/support/chromium.ts';
import { buildSite, EXAMPLE_BUILD, type BuildOptions } from '../scripts/build-site.ts';
import type { DebianPackage } from './debian-programs.ts';
import { whilePreparing } from '../scripts/one-at-a-time.mjs';
import { prepareOffice } from '../scripts/prepare-office.ts';
import { PROJECT_ROOT, runPinned } from '../scripts/processes.mjs';

export interface Outcome {
  readonly passed: number;
  /** What failed, each with its place and the first line of why. */
  readonly failures: readonly string[];
  /** What passed at a second try only. */
  readonly flaky: readonly string[];
}

/** What happens to the output of a stage: whether it is shown at the end, because another runs beside it. */
interface Output {
  readonly kept: boolean;
}

export interface Stage {
  /** What `npm test -- NAME` runs alone. */
  readonly name: string;
  readonly run: (output: Output) => Promise<Outcome>;
  /** Stages that must have ended; 'all' for one that keeps both cores busy by itself. */
  readonly after?: readonly string[] | 'all';
  /** What it needs of the machine. */
  readonly programs?: readonly DebianPackage[];
}

const TWO_FILES = ['--fileParallelism', '--maxWorkers=2'];

const REPORTS = join(PROJECT_ROOT, 'node_modules/.cache/test-reports');

/** What `npm test -- quick` runs. */
export const QUICK = ['lint', 'types', 'format', 'unit'];

/** What needs nothing but npm packages. */
export const FIRST_TIER: readonly Stage[] = [
  { name: 'lint', run: (output) => check(['eslint', '.', '--max-warnings=0'], output) },
  { name: 'example', run: () => asOne(build(EXAMPLE_BUILD)) },
  {
    // Waits now and then, so it is best begun early, beside what never waits.
    name: 'server',
    after: ['example'],
    run: (output) => vitest('server', ['--project=server'], output),
  },
  {
    name: 'types',
    after: ['example'],
    run: (output) => check(['astro', 'check'], output),
  },
  {
    name: 'format',
    after: ['example'],
    run: (output) =>
      check(['prettier', '--check', '--cache', '--cache-strategy=content', '.'], output),
  },
  {
    name: 'unit',
    after: ['example'],
    run: (output) => vitest('unit', ['--project=unit', '--project=dom'], output),
  },
  {
    name: 'browser',
    after: 'all',
    run: (output) => playwright('browser', ['content', 'e2e', 'a11y', 'looks'], output),
  },
];

/** What needs other programs, or takes long. */
export const SECOND_TIER: readonly Stage[] = [
  {
    name: 'builds',
    run: async () => {
      await build(EXAMPLE_BUILD);
      return asOne(build({}));
    },
  },
  {
    name: 'office-build',
    run: async () => {
      await whilePreparing(prepareOffice);
      return { passed: 1, failures: [], flaky: [] };
    },
  },
  {
    name: 'servers',
    programs: ['git', 'systemd', 'util-linux'],
    run: (output) => vitest('servers', ['--project=second-tier'], output),
  },
  {
    name: 'pages',
    after: ['builds'],
    programs: ['git'],
    run: (output) => playwright('pages', ['real', 'more'], output, { OPERATORS_SITE: '1' }),
  },
  {
    name: 'every-look',
    after: ['builds'],
    run: (output) => playwright('every-look', ['a11y', 'looks'], output, { EVERY_LOOK: '1' }),
  },
  {
    name: 'engines',
    // Takes longest and waits most, so whatever comes after it fills its waits.
    after: ['builds', 'office-build'],
    programs: ['openssl', 'firefox-esr', 'webkit2gtk-driver', 'xvfb'],
    // Browsers wait more than they reckon, so two of them share the machine.
    run: (output) => built('engines', output, TWO_FILES),
  },
  {
    name: 'office',
    after: ['office-build'],
    run: (output) => vitest('office', ['--project=office'], output),
  },
  {
    name: 'deploy',
    after: ['builds', 'office-build'],
    programs: ['chromium', 'git', 'openssl', 'nginx', 'caddy', 'util-linux'],
    // So do servers that are stopped and started; this one often runs alone at the end.
    run: (output) => built('deploy', output, TWO_FILES),
  },
  {
    name: 'office-lint',
    after: ['office-build'],
    run: (output) =>
      check(['eslint', '--config=eslint.office.config.js', 'office', '--max-warnings=0'], output),
  },
  {
    name: 'screen-reader',
    after: 'all',
    programs: ['orca', 'firefox-esr', 'xvfb', 'xdotool', 'dbus-daemon', 'at-spi2-core'],
    run: (output) => built('screen-reader', output, ['--no-file-parallelism', '--retry=1']),
  },
];

// A check without tests of its own counts as one test.
async function asOne(work: Promise<number>): Promise<Outcome> {
  const exitCode = await work;
  if (exitCode === 0) return { passed: 1, failures: [], flaky: [] };
  return { passed: 0, failures: ['see its lines above'], flaky: [] };
}

const check = (args: readonly string[], output: Output) => asOne(runPinned(args, output));

async function build(options: BuildOptions): Promise<number> {
  await whilePreparing(() => buildSite({ ...options, quiet: true }));
  return 0;
}

// Tests of one folder that need the finished builds.
function built(name: string, output: Output, options: readonly string[] = []): Promise<Outcome> {
  return vitest(name, [`tests/${name}/`, '--config=vitest.built.config.ts', ...options], output);
}

async function vitest(name: string, options: readonly string[], output: Output): Promise<Outcome> {
  const report = freshReport(`${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runPinned(['vitest', 'run', ...options, ...reporters], output);
  return readVitest(readReport(report), exitCode);
}

async function playwright(
  name: string,
  projects: readonly string[],
  output: Output,
  variables: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const report = freshReport(`${name}-playwright.json`);
  await prepareChromium();
  const env = { ...process.env, ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  // Playwright empties its folder at the start, and another stage may have begun already.
  const folder = `--output=test-results/${name}`;
  const args = ['playwright', 'test', '--reporter=line,json', folder];
  const chosen = projects.map((project) => `--project=${project}`);
  const exitCode = await runPinned([...args, ...chosen], { ...output, env });
  return readPlaywright(readReport(report), exitCode);
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
}

/** What Vitest's JSON report says; a run that failed without a failed test counts as one. */
export function readVitest(report: unknown, exitCode: number): Outcome {
  const { testResults = [] } = (report ?? {}) as Partial<VitestReport>;
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages: [failure] = [] }) => ({
      status,
      failure,
      place: withReason(`${relative(PROJECT_ROOT, name)}: ${fullName}`, failure),
    })),
  );
  const failed = tests.filter(({ status }) => status === 'failed');
  const passed = tests.filter(({ status }) => status === 'passed');
  const flaky = passed.filter(({ failure }) => failure !== undefined);
  const unread = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => `${relative(PROJECT_ROOT, name)}: could not be run`);
  const places = (found: typeof tests) => found.map(({ place }) => place);
  const failures = [...places(failed), ...unread];
  return withFailedRun({ passed: passed.length, failures, flaky: places(flaky) }, exitCode);
}

/** What Playwright's JSON report says; a run that failed without a failed test counts as one. */
export function readPlaywright(report: unknown, exitCode: number): Outcome {
  const { suites = [] } = (report ?? {}) as Partial<PlaywrightReport>;
  const specs = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const tests = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      status,
      place: withReason(`${projectName}/${file}: ${title}`, results[0]?.error?.message),
    })),
  );
  const places = (wanted: string) =>
    tests.filter(({ status }) => status === wanted).map(({ place }) => place);
  const flaky = places('flaky');
  const passed = places('expected').length + flaky.length;
  return withFailedRun({ passed, failures: places('unexpected'), flaky }, exitCode);
}

const withReason = (place: string, message = ''): string =>
  `${place} ${stripVTControlCharacters(message).split('\n')[0] ?? ''}`.trim();

function withFailedRun(outcome: Outcome, exitCode: number): Outcome {
  if (exitCode === 0 || outcome.failures.length > 0) return outcome;
  return { ...outcome, failures: [`the run ended with ${String(exitCode)}, and no test failed`] };
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const report = join(REPORTS, name);
  rmSync(report, { force: true });
  return report;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
