/** Local-storage key of the decision (row C1). Storing it is strictly necessary (§ 25 (2) TDDDG). */
export const consentKey = 'cookieConsent';

/** Raised when a purpose or provider is added, so that everybody is asked again (RC-09). */
const consentVersion = '1.0';

const lifetime = 365 * 24 * 60 * 60 * 1000;

export const optionalCategories = ['analytics', 'marketing'] as const;
type OptionalCategory = (typeof optionalCategories)[number];
export type Category = 'necessary' | OptionalCategory;
export type Choices = Record<OptionalCategory, boolean>;

export interface ConsentRecord extends Choices {
  necessary: true;
  /** Milliseconds since 1970. */
  timestamp: number;
  version: string;
}

/**
 * Whether a stored decision counts: complete, of this version, and not older than 365 days (row C2). A
 * decision from the future, made while the clock was wrong, counts within the same distance, so that no
 * wrong clock makes a consent last for ever.
 *
 * @param now Milliseconds since 1970.
 * @throws TypeError when `record` is null, because nothing or `null` was stored.
 */
export function isValid(record: ConsentRecord, now: number): boolean {
  return (
    record.version === consentVersion &&
    typeof record.analytics === 'boolean' &&
    typeof record.marketing === 'boolean' &&
    Math.abs(now - record.timestamp) <= lifetime
  );
}

/** The stored decision, or null when there is none that can be parsed and counts (row C2). */
export function readRecord(stored: string | null, now: number): ConsentRecord | null {
  try {
    const record = JSON.parse(stored ?? '') as ConsentRecord;
    return isValid(record, now) ? record : null;
  } catch {
    // Not JSON, or nothing with fields: the visitor is asked again.
    return null;
  }
}

/** A decision as it is stored (row C1). */
export function createRecord({ analytics, marketing }: Choices, now: number): ConsentRecord {
  return { necessary: true, analytics, marketing, timestamp: now, version: consentVersion };
}

/** Whether a category may be used; without a decision only what is necessary (row C2). */
export function isGranted(record: ConsentRecord | null, category: Category): boolean {
  return category === 'necessary' || record?.[category] === true;
}

interface Consequences {
  /** Categories whose cookies go now (row C7). */
  refused: OptionalCategory[];
  /** A refused script already ran and only a new page gets rid of it (RC-05). */
  needsReload: boolean;
}

/** What a decision brings about on a page where scripts of the categories `running` were loaded. */
export function consequencesOf(
  record: ConsentRecord | null,
  running: ReadonlySet<Category>,
): Consequences {
  const notGranted = optionalCategories.filter((category) => !isGranted(record, category));
  return {
    // Nobody has refused anything before a decision.
    refused: record ? notGranted : [],
    needsReload: notGranted.some((category) => running.has(category)),
  };
}

// Row C7: these stay, whatever markers the operator writes; and so does what the visitor has chosen to keep here.
const kept: readonly string[] = [consentKey, 'sidebar:state', 'theme'];

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
    .filter((name) => name !== '' && !kept.includes(name))
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
