import { isIP } from 'node:net';

const WWW = 'www.';

/**
 * Makes the check for `Host` (RFC 9110, section 7.2): whoever leads a browser here by a name of his
 * own must not get the site under it. Allowed are the site's own name with and without `www.`, what
 * the operator lists, and what nobody can own on the Internet: addresses of IP, names without a dot
 * such as `localhost`, and names below `.localhost` and `.test` (RFC 6761).
 *
 * @param siteHost Name of the site without a port.
 * @param listed Further names without a port.
 */
export function createHostCheck(
  siteHost: string,
  listed: readonly string[],
): (hostHeader: string) => boolean {
  const bare = siteHost.startsWith(WWW) ? siteHost.slice(WWW.length) : siteHost;
  const names = new Set([bare, WWW + bare, ...listed]);
  return (hostHeader) => {
    const name = nameIn(hostHeader);
    return names.has(name) || isNobodysName(name);
  };
}

const OWN_NAMES: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether a `Host` header asks for this machine itself, at whatever port. */
export function isLoopbackName(hostHeader: string): boolean {
  return OWN_NAMES.has(nameIn(hostHeader));
}

function isNobodysName(name: string): boolean {
  return isIP(name) !== 0 || /^[\w-]+$/.test(name) || /\.(?:localhost|test)$/.test(name);
}

function nameIn(hostHeader: string): string {
  const { bracketed, name = '' } =
    /^(?:\[(?<bracketed>[^\]]*)\]|(?<name>[^:]*?)\.?)(?::\d*)?$/.exec(hostHeader)?.groups ?? {};
  return (bracketed ?? name).toLowerCase();
}
