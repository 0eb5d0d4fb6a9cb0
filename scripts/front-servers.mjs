import { ensureDebianPackages } from './debian-packages.mjs';

/** What stands in front of the website in operation, and what makes a certificate for a test. */
const PROGRAMS = [
  { file: '/usr/bin/openssl', package: 'openssl' },
  { file: '/usr/sbin/nginx', package: 'nginx' },
  { file: '/usr/bin/caddy', package: 'caddy' },
];

/**
 * nginx and Caddy; installs Debian's when the user may do that.
 *
 * @throws StageFailure with what to install.
 */
export function ensureFrontServers() {
  return ensureDebianPackages('The tests of the configurations for nginx and Caddy need', PROGRAMS);
}
