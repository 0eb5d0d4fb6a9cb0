import type { RequestListener, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { Histogram } from 'prom-client';
import type { App } from '#server/app.ts';
import { shortenAddress } from '#server/http/client-address.ts';
import { takeReports } from '#server/http/csp-reports.ts';
import { chooseCoding, sendFile } from '#server/http/finished-files.ts';
import { API_PATH, isFunctionPath } from '#server/http/functions.ts';
import { REPORTING_HEADERS, REPORTS_PATH } from '#server/http/headers.ts';
import { checkOrigin } from '#server/http/origin.ts';
import type { SiteBuild } from '#server/http/site-build.ts';
import {
  addressOf,
  answerBy,
  isHostUnclear,
  openRequest,
  sendPlain,
  type RequestTarget,
  type SiteContext,
  type SiteEnv,
  type SiteRequest,
  type RouteClass,
} from '#server/http/site-request.ts';

/** What a platform asks that cannot reach the admin port. */
const READINESS_PATH = '/readyz';

export interface Site extends Pick<App, 'postedForms' | 'openForms'> {
  readonly build: SiteBuild;
  /** Everything below `API_PATH`. */
  readonly functions: Hono<SiteEnv>;
  /** Origins besides the one that the request was sent to, whose pages may call functions. */
  readonly allowedOrigins: readonly string[];
  /** Whether this is the site that a `Host` header asks for. */
  readonly isAllowedHost: (hostHeader: string) => boolean;
  readonly trustedProxies: number;
  /** Whether what visitors send can be stored, and the server is not stopping. */
  readonly isReady: () => Promise<boolean>;
  /** For a form that is refused before a page could say why. */
  readonly refusal: string | undefined;
  readonly logger: Logger;
}

const METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const READING = ['GET', 'HEAD'];
// The longest texts that the forms take, with every character escaped, stay below this.
const LARGEST_FORM_BYTES = 16 * 1024;
const PLAIN_FAILURE = 'Unexpected Application Error!';

/** Answers every request of the site, with one build; another build is another listener. */
export function createSiteListener(site: Site): RequestListener {
  const app = createSiteApp(site);
  return (incoming, outgoing) => {
    const request = openRequest(incoming, outgoing, site.trustedProxies);
    noteWhenAnswered(request, site.logger);
    const status = refusalOf(request, site);
    if (status === undefined) void answerBy(app, request);
    else sendPlain(request, status, { Connection: 'close' });
  };
}

/** Status for what is no proper request, or is not for this site; the app would take it for an address. */
function refusalOf({ incoming, target, host }: SiteRequest, site: Site): 400 | 421 | undefined {
  if (isHostUnclear(incoming)) return 400;
  if (host !== undefined && !site.isAllowedHost(host)) return 421;
  return target === undefined ? 400 : undefined;
}

function createSiteApp(site: Site): Hono<SiteEnv> {
  const { files, moved, onDemand } = site.build;
  const routeOf = (path: string): string => site.postedForms.get(path) ?? path;
  // The path as it was sent decides, and not what remains of it in an URL, where `..` climbs.
  const app = new Hono<SiteEnv>({ getPath: (_request, options) => pathOf(options?.env) });

  app.onError((error, { env: request }) => {
    const { incoming, outgoing, id } = request;
    // A client that left before the form was complete has been answered, or wants no answer.
    if (!incoming.complete) return RESPONSE_ALREADY_SENT;
    site.logger.error({ err: error, id }, 'A request could not be answered.');
    if (!outgoing.headersSent) return sendPlain(request, 500, {}, PLAIN_FAILURE);
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  app.notFound((context) => {
    context.env.route = 'not_found';
    return files.notFound ? sendFile(context, files.notFound, 404) : sendPlain(context.env, 404);
  });

  app.use(async ({ env: request, req }, next) => {
    // Browsers say how long a form is; a client that does not might send without end.
    const isOpenEnded = req.header('Transfer-Encoding') !== undefined;
    return isOpenEnded && !isFunctionPath(req.path)
      ? sendPlain(request, 411, { Connection: 'close' })
      : next();
  });
  app.use(async (context, next) => {
    const { env: request, req } = context;
    const isReading = READING.includes(req.method);
    const file = files.byPath.get(req.path);
    if (file === undefined || (!isReading && site.postedForms.has(req.path))) return next();
    if (METHODS.includes(req.method)) request.route = file.isPage ? 'page' : 'asset';
    if (isReading) return sendFile(context, file);
    return sendPlain(request, req.method === 'OPTIONS' ? 204 : 405, {
      Allow: 'GET, HEAD, OPTIONS',
    });
  });
  app.use(
    checkOrigin({
      allowedOrigins: site.allowedOrigins,
      isOwnForm: (path) => onDemand.match(routeOf(path)) && !site.openForms.has(path),
      refusal: site.refusal,
    }),
  );
  app.route(API_PATH, site.functions);
  app.use(async ({ env: request, req }, next) =>
    METHODS.includes(req.method) ? next() : sendPlain(request, 405, { Allow: METHODS.join(', ') }),
  );
  app.all(REPORTS_PATH, (context) => {
    context.env.route = 'report';
    return takeReports(context);
  });
  app.all(READINESS_PATH, async ({ env: request }) => {
    request.route = 'readiness';
    return sendPlain(request, (await site.isReady()) ? 200 : 503);
  });
  app.use(async ({ env: request, req }, next) => {
    const movedTo = moved.get(req.path);
    const query = request.target?.query ?? '';
    const location = movedTo === undefined ? withoutTrailingSlash(request.target) : movedTo + query;
    if (location === undefined) return next();
    request.route = 'redirect';
    return sendPlain(request, 308, { Location: location });
  });
  app.use(async (context, next) => {
    const { env: request, req } = context;
    const { target, outgoing, id: requestId, clientAddress = 'unknown' } = request;
    if (!onDemand.match(routeOf(req.path))) return next();
    request.route = 'on_demand';
    if (req.method === 'OPTIONS') return sendPlain(request, 204, { Allow: METHODS.join(', ') });
    if (Number(req.header('Content-Length') ?? 0) > LARGEST_FORM_BYTES)
      return sendPlain(request, 413, { Connection: 'close' }, site.refusal);
    outgoing.setHeaders(new Map(Object.entries(REPORTING_HEADERS)));
    const path = site.postedForms.get(req.path) ?? target?.rawPath ?? '/';
    const url = new URL(path + (target?.query ?? ''), addressOf(request));
    const locals = { ...onDemand.locals, requestId, clientAddress };
    const answer = await onDemand.render(new Request(url, req.raw), locals);
    // A client with a broken body has been answered meanwhile.
    if (outgoing.headersSent) return RESPONSE_ALREADY_SENT;
    return answer === undefined ? next() : compressed(context, answer);
  });
  return app;
}

const pathOf = (request: SiteRequest | undefined): string => request?.target?.path ?? '/';

/**
 * Where an address with a slash at its end really lives, query included, or `undefined` when
 * there is nothing to redirect. Never begins with two slashes, which would name another host.
 */
function withoutTrailingSlash(target: RequestTarget | undefined): string | undefined {
  if (target === undefined || target.path === '/' || !target.path.endsWith('/')) return undefined;
  if (target.path.includes('//')) return undefined;
  return target.rawPath.slice(0, -1) + target.query;
}

// Pages on demand are compressed while a visitor waits: quality 5 costs about a millisecond.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
  identity: (body: Buffer) => Promise.resolve(body),
};
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)/;

/** A rendered page, compressed when its type is worth it and the client takes it. */
async function compressed(context: SiteContext, page: Response): Promise<Response> {
  if (!COMPRESSIBLE.test(page.headers.get('Content-Type') ?? '')) return page;
  const coding = chooseCoding(context, ['br', 'gzip']);
  const body = await COMPRESSORS[coding](Buffer.from(await page.arrayBuffer()));
  const headers = new Headers(page.headers);
  headers.append('Vary', 'Accept-Encoding');
  if (coding !== 'identity') headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status: page.status, headers });
}

const LONGEST_LOGGED = 200;
const UNANSWERED = 'none';

const seconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time from the request to the end of its answer, by kind of answer and class of status.',
  labelNames: ['route', 'status'],
  buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/**
 * Counts the request when the answer has ended, and writes one line: no query, no full address, no
 * user agent.
 */
function noteWhenAnswered(request: SiteRequest, logger: Logger): void {
  const { incoming, outgoing } = request;
  const { method, url = '', socket } = incoming;
  const started = performance.now();
  const bytesBefore = socket.bytesWritten;
  outgoing.on('close', () => {
    const ms = performance.now() - started;
    countRequest(request.route, outgoing, ms / 1000);
    logger.info({
      id: request.id,
      method,
      path: url.replace(/[?#].*$/s, '').slice(0, LONGEST_LOGGED),
      status: outgoing.headersSent ? outgoing.statusCode : UNANSWERED,
      ms: Math.round(ms * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      client: shortenAddress(request.clientAddress),
    });
  });
}

/**
 * Counts an answer: one histogram holds numbers and times, because every look-up costs the host.
 *
 * @param answer Its class of status is `none` when the client left before anything was sent.
 * @param duration In seconds.
 */
export function countRequest(
  route: RouteClass,
  { headersSent, statusCode }: Pick<ServerResponse, 'headersSent' | 'statusCode'>,
  duration: number,
): void {
  const status = headersSent ? `${String(Math.floor(statusCode / 100))}xx` : UNANSWERED;
  seconds.observe({ route, status }, duration);
}
