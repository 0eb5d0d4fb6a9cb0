import { isLoopbackName } from '../server/http/allowed-host.ts';
import type { Env } from '../server/env.ts';
import { OperatorError } from '../server/operator-error.ts';

/**
 * Where the office is reached, such as `https://buero.example.org`. Passwords never travel unencrypted:
 * whatever others can reach needs an address with https.
 *
 * @throws OperatorError when it could be reached from outside without https.
 */
export function officeAddress({ officeHost, officePort, officeUrl }: OfficePlace): string {
  const name = nameOf(officeHost);
  const url = new URL(officeUrl ?? `http://${name}:${String(officePort)}`);
  const isOpen = !isLoopbackName(name) || !isLoopbackName(url.host);
  if (isOpen && url.protocol !== 'https:') {
    throw new OperatorError(
      'The office would be reachable without encryption; set OFFICE_URL to its https address ' +
        'and put a proxy with TLS in front, or leave OFFICE_HOST and OFFICE_URL out.',
    );
  }
  return url.origin;
}

const nameOf = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Where the website is looked at: under its name, or in a trial, which has none, where its server listens. */
export const websiteAddress = ({ siteUrl, host, port }: Env): string =>
  siteUrl ?? `http://${nameOf(host)}:${String(port)}`;

export type OfficePlace = Pick<Env, 'officeHost' | 'officePort' | 'officeUrl'>;
