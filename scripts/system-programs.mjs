import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { runCommand, StageFailure } from './processes.mjs';

/** Programs of the machine that tests and measurements use, each with its Debian package. */
const PROGRAMS = {
  chromium: '/usr/bin/chromium',
  // The same browser without windows, which opens pages more than twice as fast.
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
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

/**
 * Makes sure that programs of Debian packages are there. Missing ones are installed only when
 * somebody agreed: with `--install` or `CI=true`, or with a yes to the question on the terminal.
 *
 * @param {string} purpose What needs them, as the beginning of a sentence.
 * @param {readonly (keyof typeof PROGRAMS)[]} packages
 * @throws StageFailure with what is missing and how to get it.
 */
export async function ensurePrograms(purpose, packages) {
  const isMissing = (name) => !existsSync(pathOf(name));
  const names = packages.filter(isMissing);
  if (names.length === 0) return;
  if (canInstall() && (await mayInstall(purpose, names))) await install(names);
  const missing = names.filter(isMissing);
  if (missing.length === 0) return;
  const hint = missing.some(isChromium) ? ', or set CHROMIUM_PATH to where Chromium is' : '';
  throw new StageFailure(
    1,
    `${purpose} ${missing.map(pathOf).join(', ')}, which is missing here. ` +
      `Install it (Debian: apt-get install ${missing.join(' ')}), or run this with --install${hint}.`,
  );
}

/**
 * The Chromium that the browser tests drive.
 *
 * @returns {Promise<string>} its path.
 * @throws StageFailure with how to get it.
 */
export async function ensureChromium() {
  await ensurePrograms('The browser tests need', ['chromium-headless-shell']);
  return pathOf('chromium-headless-shell');
}

const isChromium = (name) => name.startsWith('chromium');

function pathOf(name) {
  return (isChromium(name) && process.env.CHROMIUM_PATH) || PROGRAMS[name];
}

function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function mayInstall(purpose, names) {
  if (process.env.CI === 'true' || process.argv.includes('--install')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const question = `${purpose} ${names.join(', ')}. Install with apt-get? (y/N) `;
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function install(names) {
  console.log(`Installing ${names.join(', ')} with apt-get …`);
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, quiet: true };
  if ((await runCommand('apt-get', ['update'], options)) !== 0) return;
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
}
