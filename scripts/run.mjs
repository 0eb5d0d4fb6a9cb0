import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, EXAMPLE_BUILD, mustServeLastGood, prepareChecks } from './build-site.mjs';
import { installMissing, whilePreparing } from './install.mjs';
import { licencesPage, rolledOutSbom } from './licences.mjs';
import { PROJECT_ROOT, runPinned, runScript, runTool, StageFailure } from './processes.mjs';
import { ensureChromium } from './system-programs.mjs';
import { LINT } from './test-stages.mjs';

// What `node scripts/run.mjs NAME …` does; package.json has a word for each.
const COMMANDS = {
  start,
  dev,
  office,
  'prepare-office': prepareOffice,
  build,
  looks,
  'office-pictures': officePictures,
  check: () => tool('astro/bin/astro.mjs', ['check']),
  lint,
  'test:watch': (...args) =>
    tool('vitest/vitest.mjs', ['--project=unit', '--project=dom', ...args]),
  declarations: program('server/command.ts', 'declarations'),
  subscribers: program('server/command.ts', 'subscribers'),
  'content-check': program('content-check/run-content-check.ts'),
  new: program('content-check/run-new.ts'),
  'launch-check': program('content-check/launch-check.ts'),
  licences: () => writeFileSync(join(PROJECT_ROOT, 'docs/licences.md'), licencesPage()),
  sbom,
};

// The programs behind these look at their arguments themselves; the others take none.
const WITH_ARGUMENTS = ['declarations', 'subscribers', 'new', 'looks', 'test:watch'];

const [name = '', ...args] = process.argv.slice(2);

await runScript(async () => {
  if (!Object.hasOwn(COMMANDS, name)) {
    const known = Object.keys(COMMANDS).join(', ');
    throw new StageFailure(2, `There is no command "${name}"; choose from ${known}.`);
  }
  if (args.length > 0 && !WITH_ARGUMENTS.includes(name)) {
    throw new StageFailure(2, `"${args[0]}" is one argument too many; ${name} takes none.`);
  }
  return COMMANDS[name](...args);
});

async function start() {
  await whilePreparing(async () => {
    await installMissing('site');
    if (await mustServeLastGood()) return;
    await buildSite({ quiet: true });
  });
  await runPinned(['content-check/run-content-check.ts', '--samples']);
  return runPinned(['server/main.ts'], { tied: true });
}

// The site and the office beside it. When the office cannot start, it says why, and the site goes on.
async function dev() {
  await whilePreparing(() => installMissing('office'));
  const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
  const end = new AbortController();
  const besides = runPinned(['office/main.ts'], { tied: true, signal: end.signal });
  const exitCode = await runTool('astro/bin/astro.mjs', ['dev', '--host', HOST, '--port', PORT]);
  end.abort();
  await besides;
  return exitCode;
}

async function office(...args) {
  await whilePreparing(() => installMissing('office'));
  const [name, ...rest] = args;
  if (name === 'link') return runPinned(['office/link.ts', ...rest]);
  return runPinned(['office/main.ts'], { tied: true });
}

// Prepares the office to run as a service: installs packages and makes the folders that its unit may write.
async function prepareOffice() {
  await whilePreparing(() => installMissing('office'));
  for (const name of [
    '.astro',
    ...['.astro', '.cache', '.vite'].map((one) => `node_modules/${one}`),
  ]) {
    mkdirSync(join(PROJECT_ROOT, name), { recursive: true });
  }
}

function build() {
  return whilePreparing(async () => {
    await installMissing('site');
    await buildSite({ always: true });
  });
}

async function lint() {
  const eslint = await tool('eslint/bin/eslint.js', LINT.eslint);
  const prettier = await tool('prettier/bin/prettier.cjs', LINT.prettier);
  return eslint || prettier;
}

// Makes the pictures and accessibility trees in tests/ follow what was changed on purpose.
async function looks(...options) {
  await whilePreparing(async () => {
    await installMissing('all');
    await buildSite({ ...EXAMPLE_BUILD, quiet: true });
    // The tests start both servers, so the other build has to be there as well.
    await buildSite({ quiet: true });
  });
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  const specs = ['tests/looks/', 'tests/a11y/trees.spec.ts'];
  const playwright = ['test', ...specs, '--update-snapshots=changed', ...options];
  const exitCode = await runTool('@playwright/test/cli.js', playwright, { env });
  return exitCode || runPinned(['scripts/shrink-looks.ts']);
}

// Takes the pictures of the office with which content/README.md begins.
async function officePictures() {
  await whilePreparing(async () => {
    await installMissing('all');
    await buildSite({ ...EXAMPLE_BUILD, quiet: true });
  });
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium() };
  return runPinned(['scripts/office-pictures.ts'], { env });
}

async function sbom() {
  await whilePreparing(() => installMissing('all'));
  console.log(JSON.stringify(rolledOutSbom(), null, 2));
}

async function tool(bin, options) {
  await prepareChecks();
  return runTool(bin, options);
}

// A program that needs nothing built.
function program(...words) {
  return async (...options) => {
    await whilePreparing(() => installMissing('site'));
    return runPinned([...words, ...options]);
  };
}
