import { isLoopbackName } from '../server/http/allowed-host.ts';
import type { Env } from '../server/env.ts';
import { OperatorError } from '../server/operator-error.ts';
import { httpAddress } from '../server/site-address.ts';

/**
 * Where the office is reached, such as `https://buero.example.org`. Passwords never travel unencrypted:
 * whatever others can reach needs an address with https.
 *
 * @throws OperatorError when it could be reached from outside without https.
 */
export function officeAddress({ officeHost, officePort, officeUrl }: OfficePlace): string {
  const own = new URL(httpAddress(officeHost, officePort));
  const url = new URL(officeUrl ?? own);
  const isOpen = !isLoopbackName(own.host) || !isLoopbackName(url.host);
  if (isOpen && url.protocol !== 'https:') {
    throw new OperatorError(
      'The office would be reachable without encryption; set OFFICE_URL to its https address ' +
        'and put a proxy with TLS in front, or leave OFFICE_HOST and OFFICE_URL out.',
    );
  }
  return url.origin;
}

export type OfficePlace = Pick<Env, 'officeHost' | 'officePort' | 'officeUrl'>;
