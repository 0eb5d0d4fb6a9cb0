import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { noteWhenAnswered } from '#server/http/access-log.ts';
import { takeReports } from '#server/http/csp-reports.ts';
import { API_PATH } from '#server/http/functions.ts';
import { serveApp } from '#server/http/create-host.ts';
import { presetHeaders, REPORTING_HEADERS, REPORTS_PATH, sendPlain } from '#server/http/headers.ts';
import type { SiteBuild } from '#server/http/site-build.ts';
import {
  chooseEncoding,
  sendNotFound,
  sendStatic,
  type StaticFile,
} from '#server/http/site-files.ts';
import {
  isHostUnclear,
  openRequest,
  withoutTrailingSlash,
  type SiteContext,
  type SiteEnv,
  type SiteRequest,
} from '#server/http/site-request.ts';

/** What a platform asks that cannot reach the admin port. */
const READINESS_PATH = '/readyz';

export interface Site {
  /** What is served at this moment; another one after a publication. */
  readonly build: () => SiteBuild;
  /** Finished pages whose form is taken by a route on demand: address of the page, of the route. */
  readonly postedForms: ReadonlyMap<string, string>;
  /** Addresses of routes that take posts from anywhere, with or without an origin. */
  readonly openForms: ReadonlySet<string>;
  /** Everything below `API_PATH`. */
  readonly functions: Hono<SiteEnv>;
  /** Whether this is the site that a `Host` header asks for. */
  readonly isAllowedHost: (hostHeader: string) => boolean;
  readonly trustedProxies: number;
  /** Whether declarations can be stored, and the server is not stopping. */
  readonly isReady: () => Promise<boolean>;
  /** For a form that is refused before a page could say why. */
  readonly refusal: () => string | undefined;
  readonly logger: Logger;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);
const READING = new Set(['GET', 'HEAD']);
const ON_DEMAND = ['Allow', 'GET, HEAD, POST, OPTIONS'];
// The longest texts that the forms take, with every character escaped, stay below this.
const LARGEST_FORM_BYTES = 16 * 1024;
const PLAIN_FAILURE = 'Unexpected Application Error!';

/**
 * Answers every request of the site. Names and targets are looked at before anything else. Nearly every request is
 * for a finished file and is answered without the app, which would only make it dearer.
 */
export function createSiteListener(site: Site): RequestListener {
  const answer = serveApp(createSiteApp(site));
  return (req, res) => {
    const request = openRequest(req, res, site.trustedProxies);
    noteWhenAnswered(request, site.logger);
    const status = refusalOf(request, site);
    const file = finishedFile(request, site);
    if (status !== undefined) {
      sendPlain(request, status, ['Connection', 'close']);
    } else if (file !== undefined) {
      if (METHODS.has(req.method ?? '')) request.route = file.isPage ? 'page' : 'asset';
      sendStatic(request, file);
    } else {
      void answer(request);
    }
  };
}

function finishedFile({ req, target }: SiteRequest, site: Site): StaticFile | undefined {
  // The app refuses a body of unknown length.
  if (target === undefined || req.headers['transfer-encoding'] !== undefined) return undefined;
  const isPosted = !READING.has(req.method ?? '') && site.postedForms.has(target.path);
  return isPosted ? undefined : site.build().files.byPath.get(target.path);
}

/** Status for what is no proper request, or is not for this site. */
function refusalOf({ req, target }: SiteRequest, site: Site): 400 | 421 | undefined {
  if (isHostUnclear(req)) return 400;
  // In absolute form the header counts for nothing (RFC 9112, section 3.2.2).
  if (target?.host !== undefined) req.headers.host = target.host;
  const { host } = req.headers;
  if (host !== undefined && !site.isAllowedHost(host)) return 421;
  if (target === undefined) return 400;
  req.url = target.rawPath + target.query;
  return undefined;
}

/** All but finished files: functions, redirects, routes on demand, and what is not found. */
function createSiteApp(site: Site): Hono<SiteEnv> {
  // The path as it was sent decides, and not what remains of it in an URL, where `..` climbs.
  const app = new Hono<SiteEnv>({
    getPath: (_request, options) => options?.env?.request.target?.path ?? '/',
  });
  const plain = ({ env }: SiteContext, ...rest: PlainAnswer): Response => {
    sendPlain(env.request, ...rest);
    return RESPONSE_ALREADY_SENT;
  };

  app.onError((error, { env: { request } }) => {
    const { req, res, id } = request;
    // A client that left before the form was complete has been answered, or wants no answer.
    if (!req.complete) return RESPONSE_ALREADY_SENT;
    site.logger.error({ err: error, id }, 'A request could not be answered.');
    if (res.headersSent) res.destroy();
    else sendPlain(request, 500, [], PLAIN_FAILURE);
    return RESPONSE_ALREADY_SENT;
  });
  app.notFound(({ env: { request } }) => {
    request.route = 'not_found';
    sendNotFound(request, site.build().files.notFound);
    return RESPONSE_ALREADY_SENT;
  });

  app.route(API_PATH, site.functions);
  app.use(async (context, next) => {
    const { req } = context.env.request;
    if (!METHODS.has(req.method ?? ''))
      return plain(context, 405, ['Allow', [...METHODS].join(', ')]);
    // Browsers say how long a form is; a client that does not might send without end.
    if (req.headers['transfer-encoding'] !== undefined)
      return plain(context, 411, ['Connection', 'close']);
    return next();
  });
  app.all(REPORTS_PATH, async ({ env: { request } }) => {
    request.route = 'report';
    await takeReports(request);
    return RESPONSE_ALREADY_SENT;
  });
  app.all(READINESS_PATH, async (context) => {
    context.env.request.route = 'readiness';
    return plain(context, (await site.isReady()) ? 200 : 503);
  });

  app.use(async (context, next) => {
    const { request } = context.env;
    const { target } = request;
    const movedTo = site.build().moved.get(context.req.path);
    const location =
      movedTo === undefined
        ? target && withoutTrailingSlash(target)
        : movedTo + (target?.query ?? '');
    if (location === undefined) return next();
    request.route = 'redirect';
    return plain(context, 308, ['Location', location]);
  });

  app.use(async (context, next) => {
    const { request } = context.env;
    const { req, target, id: requestId, clientAddress = 'unknown' } = request;
    const { match, render, locals } = site.build().onDemand;
    const formRoute = site.postedForms.get(context.req.path);
    if (!match(formRoute ?? context.req.path)) return next();
    request.route = 'on_demand';
    if (req.method === 'OPTIONS') return plain(context, 204, ON_DEMAND);
    if (req.method === 'POST' && !site.openForms.has(context.req.path) && !isOwnForm(request)) {
      return plain(context, 403, [], site.refusal());
    }
    if (Number(req.headers['content-length'] ?? 0) > LARGEST_FORM_BYTES) {
      return plain(context, 413, ['Connection', 'close'], site.refusal());
    }
    presetHeaders(request, REPORTING_HEADERS);
    const url = (formRoute ?? target?.rawPath ?? '/') + (target?.query ?? '');
    const answer = await render(new Request(new URL(url, addressOf(request)), context.req.raw), {
      ...{ ...locals, requestId, clientAddress },
    });
    // A client with a broken body has been answered meanwhile.
    if (request.res.headersSent) return RESPONSE_ALREADY_SENT;
    return answer === undefined
      ? next()
      : compressAnswer(answer, context.req.header('Accept-Encoding'));
  });
  return app;
}

type PlainAnswer = [status: number, extra?: readonly string[], text?: string];

/** Under which address the site is asked. */
function addressOf({ req, isHttps }: SiteRequest): string {
  return `${isHttps ? 'https' : 'http'}://${req.headers.host ?? 'localhost'}`;
}

/** Whether a page of the site itself sends a form. Some browsers name no origin, but say that it is one of ours. */
function isOwnForm(request: SiteRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.req.headers;
  if (origin === undefined) return site === 'same-origin';
  const address = addressOf(request);
  return URL.canParse(address) && new URL(address).origin === origin;
}

// Pages on demand are compressed while a visitor waits: quality 5 costs about a millisecond.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const COMPRESSORS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify(gzip),
};
const COMPRESSIBLE = /^text\/|[/+](?:json|xml)/;

/**
 * The same answer, compressed when its type is worth it and the client takes it.
 *
 * @param accepted Value of `Accept-Encoding`.
 */
async function compressAnswer(answer: Response, accepted: string | undefined): Promise<Response> {
  if (!COMPRESSIBLE.test(answer.headers.get('Content-Type') ?? '')) return answer;
  const plain = Buffer.from(await answer.arrayBuffer());
  const { status } = answer;
  const headers = new Headers(answer.headers);
  headers.append('Vary', 'Accept-Encoding');
  const encoding = chooseEncoding(accepted, ['br', 'gzip']);
  const body = encoding === undefined ? plain : await COMPRESSORS[encoding](plain);
  if (encoding !== undefined) headers.set('Content-Encoding', encoding);
  headers.set('Content-Length', String(body.length));
  return new Response(new Uint8Array(body), { status, headers });
}
