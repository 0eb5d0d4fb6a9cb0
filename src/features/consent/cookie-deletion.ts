import { consentKey } from './consent-record.ts';

// Row C7: these stay, whatever markers the operator writes; and so does what the visitor has chosen to keep here.
const kept = new Set([consentKey, 'sidebar:state', 'theme']);

/** Names in a `document.cookie` string that contain one of the markers, upper or lower case. */
export function cookiesWithMarkers(cookies: string, markers: readonly string[]): string[] {
  const names = cookies.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  return namesWithMarkers(names, markers);
}

/** Removes what a refused service has kept in a storage of the browser, found by the same markers as its cookies. */
export function clearStorage(storage: Storage, markers: readonly string[]): void {
  for (const name of namesWithMarkers(Object.keys(storage), markers)) storage.removeItem(name);
}

const namesWithMarkers = (names: readonly string[], markers: readonly string[]): string[] =>
  names
    .filter((name) => name !== '' && !kept.has(name))
    .filter((name) => markers.some((marker) => name.toLowerCase().includes(marker.toLowerCase())));

/**
 * Every `document.cookie` assignment that may delete a cookie, because a page cannot see where one was
 * set: for the host alone, the host, and each dot-prefixed domain above it, on every path up to the root.
 *
 * @param page Host and path of the page, and whether it came by HTTPS: names such as `__Secure-…` and
 *   partitioned cookies can only be changed there.
 */
export function deletionsOf(
  name: string,
  { hostname, pathname, protocol }: Pick<Location, 'hostname' | 'pathname' | 'protocol'>,
): string[] {
  const flags = protocol === 'https:' ? ['; Secure', '; Secure; Partitioned'] : [''];
  return pathsOf(pathname).flatMap((path) =>
    ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)].flatMap((domain) =>
      flags.map((flag) => `${name}=; Max-Age=0; Path=${path}${domain}${flag}`),
    ),
  );
}

function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  // An address in figures or a single name has no domain above it.
  if (labels.length < 2 || /^[\d.]+$/.test(hostname) || hostname.includes(':')) return [];
  const parents = labels.slice(0, -1).map((_, index) => `.${labels.slice(index).join('.')}`);
  return [hostname, ...parents];
}

function pathsOf(pathname: string): string[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  const folders = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])];
}
