import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { StageFailure } from './stage-failure.mjs';

/** Debian's packages, which are named like their programs: without a window it needs half the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

const programOf = (name) => `/usr/bin/${name}`;
const findProgram = () => PACKAGES.map(programOf).find((path) => existsSync(path));

/**
 * The Chromium that the browser tests drive; installs Debian's when there is none and the user
 * may do that.
 *
 * @returns {Promise<string>} its path.
 * @throws StageFailure with what to install.
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new StageFailure(1, `CHROMIUM_PATH is ${given}, but there is no such program.`);
  }
  const path = findProgram() ?? (await installChromium());
  if (path !== undefined) return path;
  throw new StageFailure(
    1,
    `The browser tests need Chromium, but there is none at ${PACKAGES.map(programOf).join(' or ')}. ` +
      'Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to where it is.',
  );
}

async function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = { env, quiet: true };
  await runCommand('apt-get', ['update'], quiet);
  // Not every version of Debian has both.
  for (const name of PACKAGES) {
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', name], quiet);
    if (findProgram() !== undefined) break;
  }
  return findProgram();
}
