import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Exchange } from '#server/http/exchange.ts';
import { CLOSED_POLICY } from '#server/http/policy.ts';
import { POLICY_HEADER, requestHeaders, SECURITY_HEADERS } from '#server/http/security-headers.ts';
import { sendPlain } from '#server/http/send-plain.ts';

/** Renders a route on demand; calls `next` when it knows no such route. */
export type RouteRenderer = (
  req: IncomingMessage,
  res: ServerResponse,
  next: () => void,
  locals: object,
) => Promise<void>;

export interface OnDemandRoutes {
  readonly match: (path: string) => boolean;
  readonly render: RouteRenderer;
}

// Forms of this site are a few hundred characters; whoever sends more is not a visitor.
const LARGEST_BODY_BYTES = 64 * 1024;

const ALLOWED = ['Allow', 'GET, HEAD, POST, OPTIONS'];
const PLAIN_FAILURE = 'Unexpected Application Error!';

/** Loads Astro's handler from the build, only when a route needs it. */
export async function loadOnDemandRoutes(
  distFolder: string,
  patterns: readonly string[],
): Promise<OnDemandRoutes> {
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  const match = (path: string): boolean => expressions.some((expression) => expression.test(path));
  if (expressions.length === 0) return { match, render: unknownRoute };
  const entry = pathToFileURL(join(distFolder, 'server/entry.mjs')).href;
  const { handler } = (await import(entry)) as { handler: RouteRenderer };
  return { match, render: handler };
}

/**
 * Answers by rendering. A failure inside a page becomes Astro's own error page; a failure of
 * Astro itself becomes one plain line, never a stack.
 */
export async function sendOnDemand(
  exchange: Exchange,
  render: RouteRenderer,
  next: () => void,
  logger: Logger,
): Promise<void> {
  const { req, res } = exchange;
  if (req.method === 'OPTIONS') {
    sendPlain(exchange, 204, ALLOWED);
    return;
  }
  if (Number(req.headers['content-length'] ?? 0) > LARGEST_BODY_BYTES) {
    sendPlain(exchange, 413, ['Connection', 'close']);
    return;
  }
  presetHeaders(exchange);
  tellAstroOfHttps(exchange);
  try {
    await render(req, res, next, { requestId: exchange.id, clientAddress: exchange.clientAddress });
  } catch (error) {
    logger.error({ err: error, id: exchange.id }, 'A route could not be rendered.');
    fail(exchange);
  }
}

/** Sends the plain failure when nothing was sent yet, and cuts the connection otherwise. */
export function fail(exchange: Exchange): void {
  const { res } = exchange;
  if (res.headersSent) {
    res.destroy();
    return;
  }
  for (const name of res.getHeaderNames()) res.removeHeader(name);
  sendPlain(exchange, 500, [], PLAIN_FAILURE);
}

// What Astro sets, such as the policy of a page with its hashes, replaces these.
function presetHeaders(exchange: Exchange): void {
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

// Astro compares `Origin` with the address it believes to have; behind a proxy that ends TLS it
// would take every form for a foreign one, as it only looks at the socket.
function tellAstroOfHttps({ req, isHttps }: Exchange): void {
  Reflect.set(req.socket, 'encrypted', isHttps);
}

function unknownRoute(
  _req: IncomingMessage,
  _res: ServerResponse,
  next: () => void,
): Promise<void> {
  next();
  return Promise.resolve();
}
