import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, whilePreparing } from './install.mjs';
import { PROJECT_ROOT, runPinned, runTool, StageFailure } from './processes.mjs';

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
  env: { ...process.env, CATALOGUE: '1', CONTENT_DIR: 'tests/example-content' },
};

const STAMP = '.build-stamp';

/**
 * Installs what tests and checks need, and has Astro write the types of the content, without which
 * the rules of ESLint that know types would complain about every use of it.
 */
export function prepareChecks() {
  return whilePreparing(async () => {
    await installMissing('all');
    if (existsSync(join(PROJECT_ROOT, '.astro/types.d.ts'))) return;
    const exitCode = await runTool('astro/bin/astro.mjs', ['sync'], { quiet: true });
    if (exitCode !== 0) {
      throw new StageFailure(exitCode, 'The content could not be read; see the lines above.');
    }
  });
}

/**
 * Builds the site unless the same sources and variables were built already.
 *
 * @param {object} [options]
 * @param {string} [options.folder] Where `astro.config.ts` puts this build, below the checkout.
 * @param {NodeJS.ProcessEnv} [options.env] Environment of the build.
 * @param {boolean} [options.always] Build even when nothing changed.
 * @param {boolean} [options.quiet] Show the output only when it fails.
 * @throws StageFailure when the build fails.
 */
export async function buildSite({
  folder = 'dist',
  env = process.env,
  always = false,
  quiet = false,
} = {}) {
  const stamp = join(PROJECT_ROOT, folder, STAMP);
  const hash = siteHash(env);
  if (!always && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (quiet) console.log('Building the site …');
  // Without its stamp a half-finished build is never taken for a finished one.
  rmSync(stamp, { force: true });
  const exitCode = await runTool('astro/bin/astro.mjs', ['build'], { env, quiet });
  if (exitCode !== 0) {
    throw new StageFailure(exitCode, 'The site could not be built; see the lines above.');
  }
  writeFileSync(stamp, hash);
}

const siteHash = (env) =>
  hashSources(PROJECT_ROOT, [...SOURCES, env['CONTENT_DIR'] || 'content'], buildVariables(env));

/**
 * Whether a finished build of an earlier content is there while the content as it is now has mistakes that stop
 * a build. Says so in German, with the mistakes.
 *
 * @returns {Promise<boolean>}
 */
export async function mustServeLastGood() {
  const stamp = join(PROJECT_ROOT, 'dist', STAMP);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') === siteHash(process.env)) return false;
  return (await runPinned(['content-check/run-content-check.ts', '--last-good', stamp])) !== 0;
}

/**
 * Those variables of an environment that end up in the pages.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string | undefined>}
 */
export function buildVariables(env) {
  const names = Object.keys(env).filter((name) =>
    /^(?:SITE_URL|CATALOGUE|CONTENT_DIR|PICTURES|PUBLIC_.*)$/.test(name),
  );
  return Object.fromEntries(names.map((name) => [name, env[name]]));
}

/**
 * One number for the content of files and folders and for values of the environment: the same
 * as long as a build from them would be the same.
 *
 * @param {string} root
 * @param {readonly string[]} paths Files and folders below `root`; missing ones count as empty.
 * @param {Readonly<Record<string, string | undefined>>} values
 * @returns {string}
 */
export function hashSources(root, paths, values) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${String(content.length)}\n`).update(content);
  }
  return hash.update(JSON.stringify(Object.entries(values).sort())).digest('hex');
}

function filesBelow(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .sort();
}
