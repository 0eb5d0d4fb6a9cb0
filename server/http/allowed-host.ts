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
  // Nearly every request asks for the same name, and taking it apart is a part of what an answer costs.
  let lastAllowed: string | undefined;
  return (hostHeader) => {
    if (hostHeader === lastAllowed) return true;
    const name = nameIn(hostHeader);
    const isAllowed = names.has(name) || isNobodysName(name);
    if (isAllowed) lastAllowed = hostHeader;
    return isAllowed;
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

/**
 * Whether pages of that origin may call: those of the site itself, wherever it is reached, and
 * those that the operator lists. A request without an origin does not come from a page.
 *
 * @param host Value of the `Host` header.
 * @param listed Origins such as `https://example.org`.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  listed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  // Behind a proxy that ends TLS the scheme of the request is not known for certain.
  const isOwn = /^https?:$/.test(protocol) && originHost === host?.toLowerCase();
  return isOwn || listed.includes(origin);
}
