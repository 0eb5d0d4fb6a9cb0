import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';
import { StageFailure } from './stage-failure.mjs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The Chromium that the browser tests drive; installs Debian's when there is none and the user
 * may do that.
 *
 * @returns {Promise<string>} its path.
 * @throws StageFailure with what to install.
 */
export async function ensureChromium() {
  const path = process.env.CHROMIUM_PATH || DEBIAN_CHROMIUM;
  if (existsSync(path)) return path;
  if (path === DEBIAN_CHROMIUM && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { env, quiet: true };
    const updated = await runCommand('apt-get', ['update'], quiet);
    const install = ['install', '-y', '--no-install-recommends', 'chromium'];
    if (updated === 0 && (await runCommand('apt-get', install, quiet)) === 0) return path;
  }
  throw new StageFailure(
    1,
    `The browser tests need Chromium, but there is none at ${path}. ` +
      'Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to where it is.',
  );
}
