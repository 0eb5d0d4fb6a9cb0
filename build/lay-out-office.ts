import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../scripts/processes.mjs';
import { TRIAL_MARK } from './trial-mark.ts';

// What the office and a build of the site read; `siteFolders` and `siteFiles` of the office are among them.
const SOURCES = [
  ...['astro.config.ts', 'tsconfig.json', 'package-lock.json', '.npmrc'],
  ...['build', 'content-check', 'db', 'office', 'public', 'scripts', 'server', 'src'],
];

// Packages are installed anew, and the cache of a build of the office is of no use to those who run it.
const LEFT_OUT =
  /^office\/(?:node_modules|\.next\/(?:cache|running)|tsconfig\.tsbuildinfo)(?:\/|$)|\.test\.tsx?$/u;

/** Folders that a build writes into; the unit and Compose give it others in their place. */
const WRITTEN = ['.astro', 'node_modules/.astro', 'node_modules/.cache', 'node_modules/.vite'];

/**
 * Adds the built office and what building the site needs to a release; its packages are installed afterwards.
 *
 * @param folder Absolute path of the release.
 * @param isTrial Whether what the office publishes says that it is a trial, too.
 */
export function layOutOffice(folder: string, isTrial: boolean): void {
  for (const source of SOURCES) {
    const from = join(PROJECT_ROOT, source);
    const filter = (path: string) => !LEFT_OUT.test(path.slice(PROJECT_ROOT.length));
    cpSync(from, join(folder, source), { recursive: true, filter });
  }
  for (const name of WRITTEN) mkdirSync(join(folder, name), { recursive: true });
  if (isTrial) writeFileSync(join(folder, TRIAL_MARK), '');
}
