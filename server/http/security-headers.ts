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

export const POLICY_HEADER = 'Content-Security-Policy';

// One year (RFC 6797). Without includeSubDomains: other hosts of the domain are not ours to decide.
export const STRICT_TRANSPORT: readonly string[] = [
  'Strict-Transport-Security',
  'max-age=31536000',
];

/** Headers that depend on the request: its number, and the promise of HTTPS when it came by HTTPS. */
export function requestHeaders(exchange: {
  readonly id: string;
  readonly isHttps: boolean;
}): string[] {
  const headers = ['X-Request-Id', exchange.id];
  return exchange.isHttps ? [...headers, ...STRICT_TRANSPORT] : headers;
}
