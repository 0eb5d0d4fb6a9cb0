import type { RequestListener } from 'node:http';
import type { Logger } from 'pino';
import { API_PATH } from '#server/http/functions.ts';
import { noteWhenAnswered } from '#server/http/access-log.ts';
import { isAllowedOrigin } from '#server/http/allowed-host.ts';
import { takeReports } from '#server/http/csp-reports.ts';
import { openExchange, type Exchange } from '#server/http/exchange.ts';
import { actAsOwnForm, fail, sendOnDemand } from '#server/http/on-demand.ts';
import { presetHeaders } from '#server/http/headers.ts';
import { REPORTS_PATH } from '#server/http/policy.ts';
import { sendPlain } from '#server/http/send-plain.ts';
import { sendNotFound, sendStatic } from '#server/http/send-static.ts';
import type { SiteBuild } from '#server/http/site-build.ts';

const LONGEST_PATH = 2000;
// A search may be longer than any path; the page cuts it.
const LONGEST_QUERY = 12_000;
const ABSOLUTE_FORM = /^https?:\/\/(?<host>[^/?#]*)/i;
// Everything a browser would never send in a path; a backslash acts like a slash in browsers.
const FORBIDDEN = /[\p{Cc} \\]/u;
// The database takes no text with this character.
const NUL = '%00';

const CLIMBS = /\/\.{1,2}(?:\/|$)/;

/** What a platform asks that cannot reach the admin port. */
const READINESS_PATH = '/readyz';

export interface Site {
  /** What is served at this moment; another one after a publication. */
  readonly build: () => SiteBuild;
  /** Finished pages whose form is taken by a route on demand: address of the page, of the route. */
  readonly postedForms: ReadonlyMap<string, string>;
  /** Addresses of routes that take posts from anywhere, with or without an origin. */
  readonly openForms: ReadonlySet<string>;
  /** Answers everything below `API_PATH`, whatever the method. */
  readonly api: (exchange: Exchange) => Promise<void>;
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

/**
 * The host: every request is a function call, a finished file, a redirect, a route on demand, or
 * not found.
 */
export function createRequestHandler(site: Site): RequestListener {
  return (req, res) => {
    const exchange = openExchange(req, res, site.trustedProxies);
    noteWhenAnswered(exchange, site.logger);
    const giveUp = (error: unknown): void => {
      site.logger.error({ err: error, id: exchange.id }, 'A request could not be answered.');
      fail(exchange);
    };
    try {
      answer(exchange, site)?.catch(giveUp);
    } catch (error) {
      giveUp(error);
    }
  };
}

function answer(exchange: Exchange, site: Site): Promise<void> | undefined {
  const { req } = exchange;
  const target = parseRequestTarget(req.url ?? '');
  if (isHostUnclear(exchange)) {
    sendPlain(exchange, 400, ['Connection', 'close']);
    return;
  }
  // In absolute form the header counts for nothing (RFC 9112, section 3.2.2).
  if (target?.host !== undefined) req.headers.host = target.host;
  const { host } = req.headers;
  if (host !== undefined && !site.isAllowedHost(host)) {
    sendPlain(exchange, 421, ['Connection', 'close']);
    return;
  }
  if (target?.path.startsWith(API_PATH)) {
    exchange.route = 'function';
    req.url = target.rawPath + target.query;
    presetHeaders(exchange);
    return site.api(exchange);
  }
  if (!METHODS.has(req.method ?? '')) {
    sendPlain(exchange, 405, ['Allow', [...METHODS].join(', ')]);
    return;
  }
  if (target === undefined) {
    sendPlain(exchange, 400, ['Connection', 'close']);
    return;
  }
  if (req.headers['transfer-encoding'] !== undefined) {
    // Browsers say how long a form is; a client that does not might send without end.
    sendPlain(exchange, 411, ['Connection', 'close']);
    return;
  }
  if (target.path === REPORTS_PATH) {
    exchange.route = 'report';
    return takeReports(exchange);
  }
  if (target.path === READINESS_PATH) {
    exchange.route = 'readiness';
    return site.isReady().then((isReady) => {
      sendPlain(exchange, isReady ? 200 : 503);
    });
  }
  const { files, onDemand, moved } = site.build();
  const file = files.byPath.get(target.path);
  const formRoute = file && site.postedForms.get(target.path);
  if (file && (formRoute === undefined || READING.has(req.method ?? ''))) {
    exchange.route = file.isPage ? 'page' : 'asset';
    sendStatic(exchange, file);
    return;
  }
  const movedTo = moved.get(target.path);
  const location = movedTo === undefined ? withoutTrailingSlash(target) : movedTo + target.query;
  if (location !== undefined) {
    exchange.route = 'redirect';
    sendPlain(exchange, 308, ['Location', location]);
    return;
  }
  const notFound = (): void => {
    exchange.route = 'not_found';
    sendNotFound(exchange, files.notFound);
  };
  if (!onDemand.match(formRoute ?? target.path)) {
    notFound();
    return;
  }
  exchange.route = 'on_demand';
  if (site.openForms.has(target.path)) actAsOwnForm(exchange);
  // Some browsers send no origin with a form, but say that it is one of ours.
  if (req.headers.origin === undefined && req.headers['sec-fetch-site'] === 'same-origin') {
    actAsOwnForm(exchange);
  }
  // Astro looks at the origin of forms only.
  if (req.method === 'POST' && !isAllowedOrigin(req.headers.origin, req.headers.host, [])) {
    sendPlain(exchange, 403, [], site.refusal());
    return;
  }
  // Astro reads the address again and does not know the absolute form.
  req.url = (formRoute ?? target.rawPath) + target.query;
  return sendOnDemand(exchange, onDemand, notFound, site);
}

// RFC 9112, section 3.2: one host, and only HTTP/1.0 may leave it out.
function isHostUnclear({ req }: Exchange): boolean {
  const { rawHeaders } = req;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && req.httpVersion === '1.1');
}

interface RequestTarget {
  /** Path as it was sent, percent-encoding and all. */
  readonly rawPath: string;
  /** Path with percent-encoding undone, except of characters with a meaning such as `%2F`. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly query: string;
  /** Host, with a port, that the absolute form names; undefined in origin form. */
  readonly host: string | undefined;
}

/**
 * Takes a request target apart (RFC 9112, section 3.2: origin form and absolute form).
 *
 * @returns `undefined` for a target that no honest client sends: overlong, with broken
 *   percent-encoding, with a control character, a backslash or a fragment, with NUL in the query.
 */
function parseRequestTarget(target: string): RequestTarget | undefined {
  const origin = target.startsWith('/') ? undefined : ABSOLUTE_FORM.exec(target);
  if (origin === null || target.includes('#')) return undefined;
  const local = origin === undefined ? target : pathAfter(origin[0], target);
  const mark = local.indexOf('?');
  const rawPath = mark === -1 ? local : local.slice(0, mark);
  if (rawPath.length > LONGEST_PATH || local.length > rawPath.length + LONGEST_QUERY)
    return undefined;
  const path = rawPath.includes('%') ? decode(rawPath) : rawPath;
  if (path === undefined || FORBIDDEN.test(path)) return undefined;
  const query = mark === -1 ? '' : local.slice(mark);
  if (query.includes(NUL)) return undefined;
  return { rawPath, path, query, host: origin?.groups?.['host'] };
}

function pathAfter(origin: string, target: string): string {
  const rest = target.slice(origin.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

/**
 * Where an address with a slash at its end really lives, query included, or `undefined` when
 * there is nothing to redirect. Never begins with two slashes, which would name another host,
 * and never holds `.` or `..`.
 */
function withoutTrailingSlash({ rawPath, path, query }: RequestTarget): string | undefined {
  if (path === '/' || !path.endsWith('/')) return undefined;
  if (path.includes('//') || CLIMBS.test(path)) return undefined;
  return rawPath.slice(0, -1) + query;
}
