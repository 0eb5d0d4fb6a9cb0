// @ts-check
import { existsSync, readFileSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { PINNED_NODE, PROJECT_ROOT, runCommand, StageFailure } from './processes.mjs';

/** @typedef {'site' | 'all'} Scope */

// Not `npm ci`, which would install everything again for each scope; with --no-save this keeps to the lockfile too.
const INSTALL = [
  'install',
  '--no-save',
  '--include=dev',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
];

// Options for npm, the workspaces whose packages it holds, and the bytes that these take.
const SCOPES = {
  site: { options: ['--workspaces=false'], workspaces: [], bytes: 600e6 },
  all: { options: [], workspaces: ['tests/packages'], bytes: 1400e6 },
};

/**
 * Installs the packages of the lockfile unless they are there.
 *
 * @param {Scope} scope What building and running the site needs, or also what tests and checks need; packages
 *   that are there already stay.
 * @throws StageFailure when there is no room for them, or npm could not install them.
 */
export async function installMissing(scope) {
  if (isInstalled(PROJECT_ROOT, scope) && existsSync(PINNED_NODE)) return;
  const { options, bytes } = SCOPES[scope];
  await install(PROJECT_ROOT, [...INSTALL, ...options], bytes);
  // Node is an optional package, and npm says nothing when it cannot get one of those.
  if (!existsSync(PINNED_NODE)) {
    const system = `${process.platform} on ${process.arch}`;
    throw new StageFailure(
      1,
      `npm could not get the Node of the project for ${system}; run the same command again.`,
    );
  }
  // Only compilers need the headers, a third of Node's package.
  rmSync(join(realpathSync(PINNED_NODE), '../../include'), { recursive: true, force: true });
}

const OFFICE_BYTES = 900e6;

/**
 * Installs the packages of the office unless they are there. It has a lockfile of its own, so that the packages of
 * the site stay as they are.
 *
 * @param {string} root Absolute folder of the project, or of a release of it.
 * @throws StageFailure as `installMissing` does.
 */
export async function installOffice(root = PROJECT_ROOT) {
  const office = join(root, 'office');
  if (!isInstalled(office, 'site')) await install(office, INSTALL, OFFICE_BYTES);
}

/**
 * Installs what building the site needs into a release.
 *
 * @param {string} root Absolute folder of the release.
 * @throws StageFailure as `installMissing` does.
 */
export async function installForBuilds(root) {
  await install(root, [...INSTALL, ...SCOPES.site.options], SCOPES.site.bytes);
}

/**
 * @param {string} folder With a lockfile of its own.
 * @param {readonly string[]} args For npm.
 * @param {number} bytes What it needs on the disk.
 */
async function install(folder, args, bytes) {
  refuseWithoutRoom(folder, bytes);
  // On standard error, because programs read the output of some commands.
  console.error('Installing packages …');
  const list = join(folder, HIDDEN_LOCK);
  // An interrupted install may have left half a package, which npm would take for a whole one.
  if (!existsSync(list)) rmSync(join(folder, 'node_modules'), { recursive: true, force: true });
  rmSync(list, { force: true });
  // npm names itself in npm_execpath; without it this script was not started by npm.
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env;
  const all = [...args, '--prefix', folder];
  const exitCode = npm?.endsWith('.js')
    ? await runCommand(node, [npm, ...all], { aside: true })
    : await runCommand('npm', all, { aside: true });
  if (exitCode === 0) return;
  throw new StageFailure(
    exitCode,
    'The packages could not be installed; npm says why above. Run the same command again when that is mended.',
  );
}

const HIDDEN_LOCK = 'node_modules/.package-lock.json';

/**
 * @typedef {object} Listed
 * @property {string} [version]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * Whether npm has finished an install of this lockfile that held at least this scope. The last thing that npm
 * writes is its list of what it installed.
 *
 * @param {string} root Folder with `package-lock.json`.
 * @param {Scope} scope
 */
export function isInstalled(root, scope) {
  if (!existsSync(join(root, HIDDEN_LOCK))) return false;
  const wanted = packagesIn(join(root, 'package-lock.json'));
  const installed = packagesIn(join(root, HIDDEN_LOCK));
  const isUpToDate = Object.entries(installed).every(
    ([path, { version }]) => version === wanted[path]?.version,
  );
  const needed = ['', ...SCOPES[scope].workspaces].flatMap((folder) => {
    const { dependencies, devDependencies } = wanted[folder] ?? {};
    return Object.keys({ ...dependencies, ...devDependencies }).map((name) => [folder, name]);
  });
  return (
    isUpToDate &&
    needed.every(([folder, name]) =>
      [`node_modules/${name}`, `${folder}/node_modules/${name}`].some((path) => path in installed),
    )
  );
}

/**
 * @param {string} file A lockfile.
 * @returns {Record<string, Listed>}
 */
function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** @param {string} folder @param {number} bytes */
function refuseWithoutRoom(folder, bytes) {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= bytes) return;
  const missing = Math.ceil((bytes - bavail * bsize) / 1e6);
  throw new StageFailure(
    1,
    `There is no room for the packages: free ${missing} MB more on this disk.`,
  );
}
