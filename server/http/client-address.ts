import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Who has sent a request: looks at the connection, and at the proxies' header only when there are proxies to trust.
 * Each of them adds one address at the end of the list; what stands before those came from the client.
 */
export function clientAddressOf(
  request: IncomingMessage,
  trustedProxies: number,
): string | undefined {
  const forwarded =
    trustedProxies > 0 ? lastForwarded(request, 'x-forwarded-for', trustedProxies) : undefined;
  return forwarded ?? request.socket.remoteAddress;
}

/** What a proxy has added to a list in a header; the last one unless `fromEnd` counts further back. */
export function lastForwarded(
  { headers }: IncomingMessage,
  name: string,
  fromEnd = 1,
): string | undefined {
  return headers[name]?.toString().split(',').at(-fromEnd)?.trim();
}

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;

// Some proxies add the port: 192.0.2.1:50000, [2001:db8::1]:50000.
const WITH_PORT = /^(?:\[(.+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/;

/**
 * A client's address with the part that points at one household removed: the last byte of
 * IPv4, everything after the first 48 bits of IPv6.
 */
export const shortenAddress = (address: string | undefined): string =>
  beginningOf(address, 3).replace(/(?<=\.)\d+$/, '0');

/** The network of one connection: a whole IPv4 address, or the first 64 bits of IPv6. */
export const networkOf = (address: string | undefined): string => beginningOf(address, 4);

/** A whole IPv4 address, or so many groups of IPv6. */
function beginningOf(address = '', groups: number): string {
  const plain = address.replace(WITH_PORT, '$1$2').replace(MAPPED_IPV4, '');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return 'unknown';
  const first = groupsOf(plain).slice(0, groups);
  return `${first.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::`;
}

function groupsOf(ipv6: string): string[] {
  const [head = '', tail] = ipv6.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = new Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right];
}
