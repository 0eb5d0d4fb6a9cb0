import { STATUS_CODES } from 'node:http';
import type { StoredFile } from '#server/http/build-manifest.ts';
import type { SiteRequest } from '#server/http/site-request.ts';

/**
 * Headers of every answer, whatever its status, apart from the policy, which differs by page.
 * `strict-origin-when-cross-origin` and not `no-referrer`, because the latter makes Chromium
 * send `Origin: null` with forms.
 */
export const SECURITY_HEADERS: readonly string[] = [
  'X-Content-Type-Options',
  'nosniff',
  'Referrer-Policy',
  'strict-origin-when-cross-origin',
  'Permissions-Policy',
  [
    'accelerometer=()',
    'browsing-topics=()',
    'camera=()',
    'display-capture=()',
    'geolocation=()',
    'gyroscope=()',
    'magnetometer=()',
    'microphone=()',
    'midi=()',
    'payment=()',
    'usb=()',
  ].join(', '),
  'Cross-Origin-Opener-Policy',
  'same-origin',
  'X-Frame-Options',
  'DENY',
];

/** Policy of every answer that is not a page: it may load nothing and be framed by nobody. */
export const CLOSED_POLICY =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const POLICY_HEADER = 'Content-Security-Policy';

const RESOURCE_HEADER = 'Cross-Origin-Resource-Policy';

/** Headers of an answer that is no finished file: it may load nothing, and no other site may load it. */
export const CLOSED_HEADERS: readonly string[] = [
  ...[POLICY_HEADER, CLOSED_POLICY],
  ...[RESOURCE_HEADER, 'same-origin'],
];

// One year (RFC 6797). Without includeSubDomains: other hosts of the domain are not ours to decide.
export const STRICT_TRANSPORT: readonly string[] = [
  'Strict-Transport-Security',
  'max-age=31536000',
];

/** Where browsers report what the policy forbade. */
export const REPORTS_PATH = '/csp-reports';

/** Makes browsers send what a page's policy forbade; the policy names it by `report-to`. */
export const REPORTING_HEADERS: readonly string[] = [
  'Reporting-Endpoints',
  `csp="${REPORTS_PATH}"`,
];

/** Headers that depend on the request: its number, and the promise of HTTPS when it came by HTTPS. */
export function requestHeaders(request: {
  readonly id: string;
  readonly isHttps: boolean;
}): string[] {
  const headers = ['X-Request-Id', request.id];
  return request.isHttps ? [...headers, ...STRICT_TRANSPORT] : headers;
}

const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

// Pages that the pointer rests on are drawn before the click; as a header it costs the page no bytes.
const SPECULATION_RULES = ['Speculation-Rules', '"/speculation-rules.json"'];

/**
 * Headers of a finished file that go with 200 and 304 alike, names and values in turn. Pictures may stand
 * in pages of others, because feed readers show those of the articles, and with them whatever has a
 * hash in its name: static hosts know one rule for that folder.
 */
export function headersOfFile(
  { cache, type }: Pick<StoredFile, 'cache' | 'type'>,
  policy: string,
): string[] {
  const isForOthers = cache === 'immutable' || type.startsWith('image/');
  return [
    ...['Cache-Control', CACHE_CONTROL[cache]],
    ...[POLICY_HEADER, policy],
    ...[RESOURCE_HEADER, isForOthers ? 'cross-origin' : 'same-origin'],
  ];
}

/** Headers that only a page has, names and values in turn; none for any other file. */
export function headersOfPage({ type }: Pick<StoredFile, 'type'>): readonly string[] {
  return type.startsWith('text/html') ? SPECULATION_RULES : [];
}

const OWN_HEADERS: readonly string[] = [
  ...SECURITY_HEADERS,
  ...CLOSED_HEADERS,
  ...['Cache-Control', 'no-store'],
];

/**
 * Sets the headers of every answer that is made on demand. Whoever answers may replace them, as
 * Astro does with the policy of a page.
 *
 * @param extra Further headers, names and values in turn.
 */
export function presetHeaders(request: SiteRequest, extra: readonly string[] = []): void {
  const headers = [...OWN_HEADERS, ...requestHeaders(request), ...extra];
  for (const [name, value] of inPairs(headers)) request.res.setHeader(name, value);
}

/**
 * Answers with a status and one line of text, for everything that has no page.
 *
 * @param extra Further headers, names and values in turn.
 */
export function sendPlain(
  request: SiteRequest,
  status: number,
  extra: readonly string[] = [],
  text = STATUS_CODES[status] ?? '',
): void {
  const { res } = request;
  const hasBody = status !== 204;
  const body = Buffer.from(`${text}\n`);
  const bodyHeaders = [
    ...['Content-Type', 'text/plain;charset=utf-8'],
    ...['Content-Length', String(body.length)],
  ];
  res.writeHead(status, [
    ...OWN_HEADERS,
    ...(hasBody ? bodyHeaders : []),
    ...extra,
    ...requestHeaders(request),
  ]);
  res.end(hasBody ? body : undefined);
}

/** Each name with its value, of headers that stand as Node takes them, in turn. */
export function inPairs(headers: readonly string[]): [name: string, value: string][] {
  const names = headers.filter((_, at) => at % 2 === 0);
  return names.map((name, at) => [name, headers[2 * at + 1] ?? '']);
}

/** Name of one directive in lower case, such as `img-src`. */
export function directiveName(directive: string): string {
  return (directive.trim().split(/\s+/, 1)[0] ?? '').toLowerCase();
}
