import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { berlinDate } from '#lib/berlin-time.ts';
import { unlessEmpty } from '#lib/settings.ts';
import { PROJECT_ROOT, runPinned, StageFailure } from './processes.mjs';

const SOURCES = [
  'src',
  'public',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'build',
  'content-check',
  'server',
  '.env',
];

/** Frozen content with the catalogue of parts, which the browser tests look at. */
export const EXAMPLE_BUILD = {
  folder: 'dist-example',
  env: {
    ...process.env,
    CATALOGUE: '1',
    CONTENT_DIR: 'tests/example-content',
    REVIEWS_WIDGET_URL: 'https://widget.bewertungen.example/widget.js',
  },
};

const STAMP = '.build-stamp';

export interface BuildOptions {
  /** Where `astro.config.ts` puts this build, below the checkout; `dist` when left out. */
  readonly folder?: string;
  /** Environment of the build; the own one when left out. */
  readonly env?: NodeJS.ProcessEnv;
  /** Build even when nothing changed. */
  readonly always?: boolean;
  /** Show the output only when it fails. */
  readonly quiet?: boolean;
}

/**
 * Builds the site unless the same sources and variables were built already, and no day has come since that the
 * content names.
 *
 * @throws StageFailure when the build fails.
 */
export async function buildSite(options: BuildOptions = {}): Promise<void> {
  const { folder = 'dist', env = process.env, always = false, quiet = false } = options;
  const stamp = join(PROJECT_ROOT, folder, STAMP);
  const hash = siteHash(env);
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (quiet) console.log('Building the site …');
  // Once the content is found in order, Astro empties the folder. The stamp goes with it, so a half-finished build is
  // never taken for a finished one, and a build that mistakes have stopped leaves the one of before.
  const exitCode = await runPinned(['astro', 'build'], { env, quiet });
  if (exitCode !== 0) {
    throw new StageFailure(exitCode, 'The site could not be built; see the lines above.');
  }
  writeFileSync(stamp, hash);
}

const contentFolder = ({ CONTENT_DIR: named }: NodeJS.ProcessEnv): string =>
  unlessEmpty(named) ?? 'content';

const siteHash = (env: NodeJS.ProcessEnv): string =>
  hashSources(PROJECT_ROOT, [...SOURCES, contentFolder(env)], {
    ...buildVariables(env),
    days: daysReached(PROJECT_ROOT, contentFolder(env), new Date()),
  });

/**
 * How many of the days that a content folder names have come in Germany, and how many are over: an article appears on
 * its day, a certificate ends after its own.
 *
 * @param folder Below `root`.
 */
export function daysReached(root: string, folder: string, now: Date): string {
  const today = berlinDate(now);
  const days = filesBelow(root, folder)
    .filter((file) => /\.(?:md|yaml)$/.test(file))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\b\d{4}-\d\d-\d\d\b/g) ?? []);
  const come = days.filter((day) => day <= today);
  return `${String(come.length)} ${String(come.filter((day) => day < today).length)}`;
}

/**
 * Whether a finished build of an earlier content is there while the content as it is now has mistakes that stop
 * a build. Says so in German, with the mistakes.
 */
export async function mustServeLastGood(): Promise<boolean> {
  const stamp = join(PROJECT_ROOT, 'dist', STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') === siteHash(process.env)) return false;
  return (await runPinned(['content-check/run-content-check.ts', '--last-good', stamp])) === 0;
}

/** Those variables of an environment that end up in the pages. */
export function buildVariables(env: NodeJS.ProcessEnv): Record<string, string | undefined> {
  const names = Object.keys(env).filter((name) =>
    /^(?:SITE_URL|REVIEWS_WIDGET_URL|TRIAL|CATALOGUE|CONTENT_DIR|PICTURES|PUBLIC_.*)$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}

/**
 * One number for the content of files and folders and for values of the environment: the same
 * as long as a build from them would be the same.
 *
 * @param paths Files and folders below `root`; missing ones count as empty.
 */
export function hashSources(
  root: string,
  paths: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${String(content.length)}\n`).update(content);
  }
  return hash.update(JSON.stringify(Object.entries(values).sort())).digest('hex');
}

function filesBelow(root: string, path: string): string[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .sort();
}
