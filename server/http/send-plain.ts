import { STATUS_CODES } from 'node:http';
import type { SiteRequest } from '#server/http/site-request.ts';
import { CLOSED_HEADERS, requestHeaders, SECURITY_HEADERS } from '#server/http/headers.ts';

const PLAIN_HEADERS: readonly string[] = [
  ...SECURITY_HEADERS,
  ...CLOSED_HEADERS,
  'Cache-Control',
  'no-store',
];

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
    'Content-Type',
    'text/plain;charset=utf-8',
    'Content-Length',
    String(body.length),
  ];
  res.writeHead(status, [
    ...PLAIN_HEADERS,
    ...(hasBody ? bodyHeaders : []),
    ...extra,
    ...requestHeaders(request),
  ]);
  res.end(hasBody ? body : undefined);
}
