import { existsSync } from 'node:fs';
import { runCommand, StageFailure } from '../scripts/processes.mjs';

/** Programs of the machine that the second tier uses, each by its Debian package. */
const PROGRAMS = {
  chromium: '/usr/bin/chromium',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
  git: '/usr/bin/git',
  openssl: '/usr/bin/openssl',
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  systemd: '/usr/bin/systemd-analyze',
  'util-linux': '/usr/bin/unshare',
  orca: '/usr/bin/orca',
  xdotool: '/usr/bin/xdotool',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
};

export type DebianPackage = keyof typeof PROGRAMS;

/**
 * Makes sure that programs of Debian packages are there. As root on Debian it installs what is missing, and says so.
 *
 * @throws StageFailure with what is missing.
 */
export async function ensurePrograms(packages: readonly DebianPackage[]): Promise<void> {
  const isMissing = (name: DebianPackage) => !existsSync(PROGRAMS[name]);
  const wanted = [...new Set(packages)].filter(isMissing);
  if (wanted.length === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install(wanted);
  const missing = wanted.filter(isMissing).map((name) => PROGRAMS[name]);
  if (missing.length === 0) return;
  throw new StageFailure(
    1,
    `These tests need ${missing.join(', ')}. As root on Debian this command installs them by itself; ` +
      'npm test needs none of them.',
  );
}

async function install(names: readonly DebianPackage[]): Promise<void> {
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  };
  if ((await runCommand('apt-get', ['update'], options)) !== 0) return;
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}
