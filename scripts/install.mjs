import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PINNED_NODE, PROJECT_ROOT, runCommand, StageFailure } from './processes.mjs';

const LOCK_FILE = join(PROJECT_ROOT, '.astro/prepare.lock');
const POLL_MS = 200;
// A lock that has no owner for longer was abandoned: the owner is written microseconds after it.
const NAMELESS_MS = 5000;

// Not `npm ci`: it refuses a lockfile without the binaries of platforms that a registry does not
// carry. With --no-save this keeps to the lockfile just the same and changes neither file.
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
];

const WORKSPACES = {
  site: ['--workspaces=false'],
  office: ['--include-workspace-root', '--workspace=office/packages'],
  all: [],
};

/**
 * Installs the packages of the lockfile unless they are there.
 *
 * @param {'site' | 'office' | 'all'} scope What building and running the site needs, also what the
 *   office needs, or also what tests and checks need; packages that are there already stay.
 * @throws StageFailure when npm could not install them.
 */
export async function installMissing(scope) {
  if (isInstalled(PROJECT_ROOT, scope) && existsSync(PINNED_NODE)) return;
  await install(PROJECT_ROOT, scope, WORKSPACES[scope]);
  dropUnread(join(PROJECT_ROOT, 'node_modules'));
}

// The headers beside the pinned Node and source maps: 110 MB that nothing here reads.
function dropUnread(packages) {
  rmSync(join(packages, 'node/node_modules'), { recursive: true, force: true });
  for (const name of readdirSync(packages, { recursive: true })) {
    if (/\.[cm]?[jt]s\.map$/.test(name)) rmSync(join(packages, name));
  }
}

/**
 * The same for a folder with a lockfile of its own, such as that of a measurement. No package of it
 * may run a script while it is installed.
 *
 * @param {string} folder Absolute path.
 * @throws StageFailure when npm could not install them.
 */
export async function installPackages(folder) {
  if (isInstalled(folder, 'all')) return;
  await install(folder, 'all', ['--ignore-scripts', `--prefix=${folder}`]);
}

async function install(folder, scope, options) {
  // On standard error, because the output of `npm run sbom` and others is read by programs.
  console.error('Installing packages …');
  rmSync(stampOf(folder), { force: true });
  const args = [...INSTALL, ...options];
  // npm names itself in npm_execpath; without it this script was not started by npm.
  const npm = process.env.npm_execpath;
  const exitCode = npm?.endsWith('.js')
    ? await runCommand(process.execPath, [npm, ...args], { aside: true })
    : await runCommand('npm', args, { aside: true });
  if (exitCode !== 0) {
    throw new StageFailure(
      exitCode,
      `The packages of ${folder} could not be installed; see the lines above.`,
    );
  }
  markInstalled(folder, scope);
}

/**
 * Notes what was just installed.
 *
 * @param {string} root Folder with `package-lock.json` and `node_modules`.
 * @param {'site' | 'office' | 'all'} scope
 */
export function markInstalled(root, scope) {
  writeFileSync(stampOf(root), stampFor(root, scope));
}

/**
 * Whether the last install in a folder was of this lockfile and held at least this scope.
 *
 * @param {string} root Folder with `package-lock.json` and `node_modules`.
 * @param {'site' | 'office' | 'all'} scope
 */
export function isInstalled(root, scope) {
  if (!existsSync(stampOf(root))) return false;
  const stamp = readFileSync(stampOf(root), 'utf8');
  const enough = { site: ['site', 'office', 'all'], office: ['office', 'all'], all: ['all'] };
  return enough[scope].some((one) => stamp === stampFor(root, one));
}

function stampOf(folder) {
  return join(folder, 'node_modules/.installed');
}

function stampFor(folder, scope) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  return `${scope} ${createHash('sha256').update(lockfile).digest('hex')}`;
}

/**
 * Lets one process at a time install and build in this checkout; another waits. A lock whose
 * owner has died is taken over.
 *
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function whilePreparing(work) {
  mkdirSync(join(LOCK_FILE, '..'), { recursive: true });
  for (let waited = false; !tryLock(); waited = true) {
    if (!waited) console.error('Waiting for another process that is preparing the site …');
    if (isAbandoned()) rmSync(LOCK_FILE, { force: true });
    else await delay(POLL_MS);
  }
  const unlock = () => {
    rmSync(LOCK_FILE, { force: true });
  };
  process.once('exit', unlock);
  try {
    return await work();
  } finally {
    process.off('exit', unlock);
    unlock();
  }
}

function tryLock() {
  try {
    writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAbandoned() {
  const stats = statSync(LOCK_FILE, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const owner = Number(readFileSync(LOCK_FILE, 'utf8'));
  if (owner === 0) return Date.now() - stats.mtimeMs > NAMELESS_MS;
  try {
    process.kill(owner, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
