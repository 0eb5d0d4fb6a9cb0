import type { Answer } from '#tests/support/http-request.ts';

/** What one test of the Observatory adds to the score, or takes from it. */
export interface Finding {
  readonly test: string;
  readonly points: number;
}

// The score that earns an A+, and the one from which on points for more than is needed count.
const A_PLUS = 100;
const EARNS_EXTRAS = 90;
const SIX_MONTHS_SECONDS = 15_768_000;
const PRIVATE_REFERRERS =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const UNSAFE_SOURCE = /'unsafe-(?:inline|eval)'|(?:^| )(?:\*|https?:|data:)(?: |$)/;

/**
 * The findings of Mozilla's HTTP Observatory about one answer over HTTPS
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
 *
 * @param plain Answer to the same request over HTTP.
 */
export function findingsOf({ headers, body }: Answer, plain: Answer, host: string): Finding[] {
  const header = (name: string): string => String(headers[name] ?? '');
  const policy = readPolicy(header('content-security-policy'));
  const frames = policy.get('frame-ancestors') ?? '';
  const promised = /max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? '0';
  const target = plain.headers.location ?? '';
  const cookies = headers['set-cookie'] ?? [];
  const resource = header('cross-origin-resource-policy');
  return [
    { test: 'Content-Security-Policy', points: pointsOfPolicy(policy) },
    { test: 'Cookies', points: cookies.every(isSafeCookie) ? 0 : -40 },
    {
      test: 'Cross-Origin Resource Sharing',
      points: headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    },
    { test: 'Redirection', points: target.startsWith(`https://${host}/`) ? 0 : -20 },
    { test: 'Referrer-Policy', points: PRIVATE_REFERRERS.test(header('referrer-policy')) ? 5 : -5 },
    {
      test: 'Strict-Transport-Security',
      points: promised === '0' ? -20 : Number(promised) < SIX_MONTHS_SECONDS ? -10 : 0,
    },
    { test: 'Subresource Integrity', points: foreignScripts(body.toString()) ? -50 : 0 },
    {
      test: 'X-Content-Type-Options',
      points: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    },
    { test: 'X-Frame-Options', points: frames === "'none'" || frames === "'self'" ? 5 : -20 },
    {
      test: 'Cross-Origin-Resource-Policy',
      points: resource === '' ? 0 : /^same-(?:origin|site)$/.test(resource) ? 10 : -5,
    },
  ];
}

/** The score of these findings; 100 and more are an A+. */
export function scoreOf(findings: readonly Finding[]): number {
  const sum = (points: readonly number[]): number =>
    points.reduce((total, one) => total + one, A_PLUS);
  const points = findings.map((finding) => finding.points);
  const needed = sum(points.filter((one) => one < 0));
  return needed < EARNS_EXTRAS ? needed : sum(points);
}

function readPolicy(text: string): Map<string, string> {
  return new Map(
    text.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources.join(' ')];
    }),
  );
}

function pointsOfPolicy(policy: ReadonlyMap<string, string>): number {
  const fallback = policy.get('default-src');
  const scripts = policy.get('script-src') ?? fallback;
  if (scripts === undefined) return -25;
  if (UNSAFE_SOURCE.test(scripts)) return -20;
  if (UNSAFE_SOURCE.test(policy.get('style-src') ?? fallback ?? '')) return 0;
  return fallback === "'none'" ? 10 : 5;
}

const isSafeCookie = (cookie: string): boolean =>
  /;\s*secure/i.test(cookie) && /;\s*httponly/i.test(cookie);

function foreignScripts(html: string): boolean {
  const sources = html.matchAll(/<script[^>]*\bsrc=["']?([^"'\s>]+)/g);
  return [...sources].some(([, source = '']) => !/^\/(?!\/)/.test(source));
}
