import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSources } from './build-site.ts';
import { installOffice } from './install.mjs';
import { isAbandoned } from './one-at-a-time.mjs';
import { PROJECT_ROOT, runPinned, StageFailure } from './processes.mjs';

const PAGES = join(PROJECT_ROOT, 'office/.next');
const STAMP = join(PAGES, '.build-stamp');
/** One file for each office that runs on these pages, named after its process. */
const RUNNING = join(PAGES, 'running');

// What its pages are made of besides its own folder.
const SHARED = ['src/content-model', 'src/lib', 'src/features', 'content-check', 'server'];
// Next and TypeScript write files there themselves.
const WRITTEN = ['.next', 'next-env.d.ts', 'tsconfig.tsbuildinfo'];
const NO_SOURCES = ['node_modules', 'migrations', ...WRITTEN];

/**
 * Installs the packages of the office and builds its pages, unless that was done.
 *
 * @throws StageFailure when one of them fails, or an office runs on pages that would have to be built anew.
 */
export async function prepareOffice(): Promise<void> {
  await installOffice();
  const own = readdirSync(join(PROJECT_ROOT, 'office')).filter((one) => !NO_SOURCES.includes(one));
  const sources = [...own.map((one) => `office/${one}`), ...SHARED];
  const hash = hashSources(PROJECT_ROOT, sources, {});
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  refuseWhileOneRuns();
  console.log('Building the office …');
  // Without its stamp a half-finished build is never taken for a finished one.
  rmSync(STAMP, { force: true });
  const next = 'office/node_modules/next/dist/bin/next';
  const exitCode = await runPinned([next, 'build', 'office'], { quiet: true });
  if (exitCode !== 0) {
    throw new StageFailure(exitCode, 'The office could not be built; see the lines above.');
  }
  writeFileSync(STAMP, hash);
}

/** Keeps others from building the pages anew while this process runs. */
export function runOnPages(): void {
  const mark = join(RUNNING, String(process.pid));
  mkdirSync(RUNNING, { recursive: true });
  writeFileSync(mark, String(process.pid));
  process.once('exit', () => rmSync(mark, { force: true }));
}

function refuseWhileOneRuns(): void {
  const found = existsSync(RUNNING)
    ? readdirSync(RUNNING).find((pid) => !isAbandoned(join(RUNNING, pid)))
    : undefined;
  if (found === undefined) return;
  throw new StageFailure(
    1,
    `The office has changed, but process ${found} still runs on its pages of before. Stop that one first.`,
  );
}
