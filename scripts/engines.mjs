import { ensureDebianPackages } from './debian-packages.mjs';

/** Browsers other than Chromium, the display one of them needs, and what makes a certificate for a test. */
const PROGRAMS = [
  { file: '/usr/bin/openssl', package: 'openssl' },
  { file: '/usr/bin/firefox-esr', package: 'firefox-esr' },
  { file: '/usr/bin/WebKitWebDriver', package: 'webkit2gtk-driver' },
  { file: '/usr/bin/Xvfb', package: 'xvfb' },
];

/**
 * Firefox, WebKitGTK and what they need; installs Debian's when the user may do that.
 *
 * @throws StageFailure with what to install.
 */
export function ensureEngines() {
  return ensureDebianPackages('The journeys in Firefox and WebKit need', PROGRAMS);
}
