import { createRequire } from 'node:module';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Logger } from 'pino';
import { HANDLER_FILE } from '#server/http/build-manifest.ts';
import type { Exchange } from '#server/http/exchange.ts';
import { presetHeaders } from '#server/http/headers.ts';
import { REPORTING_HEADERS } from '#server/http/csp-reports.ts';
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
  /** What pages reach by `Astro.locals`, besides what belongs to the request. */
  readonly locals: object;
}

// The longest texts that the forms take, with every character escaped, stay below this.
const LARGEST_BODY_BYTES = 16 * 1024;

const ALLOWED = ['Allow', 'GET, HEAD, POST, OPTIONS'];
const PLAIN_FAILURE = 'Unexpected Application Error!';

/** Loads Astro's handler from the build, only when a route needs it. */
export function loadOnDemandRoutes(
  distFolder: string,
  patterns: readonly string[],
  locals: object,
): OnDemandRoutes {
  const expressions = patterns.map((pattern) => new RegExp(pattern));
  const match = (path: string): boolean => expressions.some((expression) => expression.test(path));
  if (expressions.length === 0) return { match, render: unknownRoute, locals };
  return { match, render: loadHandler(join(distFolder, HANDLER_FILE)), locals };
}

const REJECTIONS = 'unhandledRejection';
let listening: ReturnType<typeof rejectionListeners> = [];
const rejectionListeners = () => process.listeners(REJECTIONS);

// Node forgets the module, so this build is freed when the next one replaces it. Astro's handler adds a listener
// to the process, which would keep the old build in memory, so only the newest listener stays.
function loadHandler(file: string): RouteRenderer {
  const load = createRequire(file);
  const others = rejectionListeners().filter((one) => !listening.includes(one));
  const { handler } = load(file) as { handler: RouteRenderer };
  Reflect.deleteProperty(load.cache, load.resolve(file));
  for (const listener of listening) process.off(REJECTIONS, listener);
  listening = rejectionListeners().filter((one) => !others.includes(one));
  return handler;
}

/**
 * Answers by rendering. A failure inside a page becomes Astro's own error page; a failure of
 * Astro itself becomes one plain line, never a stack.
 */
export async function sendOnDemand(
  exchange: Exchange,
  { render, locals }: OnDemandRoutes,
  next: () => void,
  { refusal, logger }: { readonly refusal: () => string | undefined; readonly logger: Logger },
): Promise<void> {
  const { req, res } = exchange;
  if (req.method === 'OPTIONS') {
    sendPlain(exchange, 204, ALLOWED);
    return;
  }
  if (Number(req.headers['content-length'] ?? 0) > LARGEST_BODY_BYTES) {
    sendPlain(exchange, 413, ['Connection', 'close'], refusal());
    return;
  }
  presetHeaders(exchange, REPORTING_HEADERS);
  nameStatusProperly(res);
  compressAnswer(exchange);
  tellAstroOfHttps(exchange);
  const { id: requestId, clientAddress = 'unknown' } = exchange;
  try {
    await render(req, res, next, { ...locals, requestId, clientAddress });
  } catch (error) {
    // A client that left before the form was complete has been answered, or wants no answer.
    if (!req.complete) return;
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

// Astro calls every status "OK".
function nameStatusProperly(res: ServerResponse): void {
  Object.defineProperty(res, 'statusMessage', {
    get: () => STATUS_CODES[res.statusCode],
    set: () => undefined,
  });
}

// Astro compares `Origin` with the address it believes to have; behind a proxy that ends TLS it
// would take every form for a foreign one, as it only looks at the socket.
function tellAstroOfHttps({ req, isHttps }: Exchange): void {
  Reflect.set(req.socket, 'encrypted', isHttps);
}

/**
 * Lets Astro take a form from anywhere for one of the site's own. Only for routes where a token in
 * the address proves the right: mail providers send no origin (RFC 8058, section 3.2).
 */
export function actAsOwnForm({ req, isHttps }: Exchange): void {
  req.headers.origin = `${isHttps ? 'https' : 'http'}://${req.headers.host ?? ''}`;
}

function unknownRoute(
  _req: IncomingMessage,
  _res: ServerResponse,
  next: () => void,
): Promise<void> {
  next();
  return Promise.resolve();
}

// Pages on demand are compressed while a visitor waits: quality 5 costs about a millisecond.
const middleware = compression({
  threshold: 0,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

type ExpressRequest = Parameters<typeof middleware>[0];
type ExpressResponse = Parameters<typeof middleware>[1];

/** Makes an answer leave compressed when its type is worth it and the client takes it. */
function compressAnswer({ req, res }: Exchange): ServerResponse {
  // The middleware was written for Express but uses nothing that Node's own objects lack.
  middleware(req as ExpressRequest, res as unknown as ExpressResponse, () => undefined);
  return res;
}
