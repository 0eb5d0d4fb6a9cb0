import type { Exchange } from '#server/http/exchange.ts';
import { CLOSED_POLICY } from '#server/http/policy.ts';
import { POLICY_HEADER, requestHeaders, SECURITY_HEADERS } from '#server/http/security-headers.ts';

/**
 * Sets the headers of every answer that is made on demand. Whoever answers may replace them, as
 * Astro does with the policy of a page.
 */
export function presetHeaders(exchange: Exchange): void {
  const headers = [
    ...SECURITY_HEADERS,
    POLICY_HEADER,
    CLOSED_POLICY,
    'Cache-Control',
    'no-store',
    ...requestHeaders(exchange),
  ];
  for (let at = 0; at < headers.length; at += 2) {
    exchange.res.setHeader(headers[at] ?? '', headers[at + 1] ?? '');
  }
}
