import type { StoredFile } from '#server/http/build-manifest.ts';

export type HeaderRecord = Readonly<Record<string, string>>;

/**
 * Headers of every answer, whatever its status, apart from the policy, which differs by page.
 * `strict-origin-when-cross-origin` and not `no-referrer`, because the latter makes Chromium
 * send `Origin: null` with forms.
 */
export const SECURITY_HEADERS: HeaderRecord = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** Policy of every answer that is not a page: it may load nothing and be framed by nobody. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const POLICY_HEADER = 'Content-Security-Policy';

/**
 * What every answer carries that is no finished file; whoever answers may replace parts, as Astro does
 * with the policy of a page. Nothing may be loaded by it, and no other site may load it.
 */
export const CLOSED_HEADERS: HeaderRecord = {
  ...SECURITY_HEADERS,
  [POLICY_HEADER]: CLOSED_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

// One year (RFC 6797). Without includeSubDomains: other hosts of the domain are not ours to decide.
export const STRICT_TRANSPORT: HeaderRecord = { 'Strict-Transport-Security': 'max-age=31536000' };

/** Where browsers report what the policy forbade. */
export const REPORTS_PATH = '/csp-reports';

/** Makes browsers send what a page's policy forbade; the policy names it by `report-to`. */
export const REPORTING_HEADERS: HeaderRecord = { 'Reporting-Endpoints': `csp="${REPORTS_PATH}"` };

const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

/**
 * Headers of a finished file that go with 200 and 304 alike. Pictures may stand in pages of others,
 * because feed readers show those of the articles, and with them whatever has a hash in its name:
 * static hosts know one rule for that folder.
 */
export function headersOfFile(
  { cache, type }: Pick<StoredFile, 'cache' | 'type'>,
  policy: string,
): HeaderRecord {
  const isForOthers = cache === 'immutable' || type.startsWith('image/');
  return {
    'Cache-Control': CACHE_CONTROL[cache],
    [POLICY_HEADER]: policy,
    'Cross-Origin-Resource-Policy': isForOthers ? 'cross-origin' : 'same-origin',
  };
}

/** Headers that only a page has; none for any other file. */
export function headersOfPage({ type }: Pick<StoredFile, 'type'>): HeaderRecord {
  // Pages that the pointer rests on are drawn before the click; as a header it costs the page no bytes.
  return type.startsWith('text/html') ? { 'Speculation-Rules': '"/speculation-rules.json"' } : {};
}

/** Name of one directive in lower case, such as `img-src`. */
export function directiveName(directive: string): string {
  return (directive.trim().split(/\s+/, 1)[0] ?? '').toLowerCase();
}
