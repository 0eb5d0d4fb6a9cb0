import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PINNED_NODE } from './pinned-node.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';
import { StageFailure } from './stage-failure.mjs';

/**
 * Installs the packages of the lockfile when any of them is missing or has another version.
 *
 * @throws StageFailure when npm could not install them.
 */
export async function installMissing() {
  if (isInstalled(PROJECT_ROOT) && existsSync(PINNED_NODE)) return;
  await install(PROJECT_ROOT, []);
}

/**
 * The same for a folder with a lockfile of its own, such as that of a measurement. No package of it
 * may run a script while it is installed.
 *
 * @param {string} folder Absolute path.
 * @throws StageFailure when npm could not install them.
 */
export async function installPackages(folder) {
  if (isInstalled(folder)) return;
  await install(folder, ['--ignore-scripts', `--prefix=${folder}`]);
}

async function install(folder, options) {
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lockfile without the binaries of platforms that a registry does not
  // carry. With --no-save this keeps to the lockfile just the same and changes neither file.
  const args = [
    'install',
    '--no-save',
    '--include=dev',
    '--loglevel=error',
    '--no-audit',
    '--no-fund',
    ...options,
  ];
  // npm names itself in npm_execpath; without it this script was not started by npm.
  const npm = process.env.npm_execpath;
  const exitCode = npm?.endsWith('.js')
    ? await runCommand(process.execPath, [npm, ...args])
    : await runCommand('npm', args);
  if (exitCode !== 0) {
    throw new StageFailure(
      exitCode,
      `The packages of ${folder} could not be installed; see the lines above.`,
    );
  }
}

/**
 * Compares the lockfile with the list npm keeps of what it installed last.
 *
 * @param {string} root Folder with `package-lock.json` and `node_modules`.
 * @returns {boolean}
 */
export function isInstalled(root) {
  const installed = packagesIn(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (installed === undefined || wanted === undefined) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const found = installed[path];
    // Optional packages of other platforms are never installed.
    return found === undefined ? optional === true : found.version === version;
  });
}

function packagesIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
