import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from 'hono';

/** One request with its answer and what the host found out about both. */
export interface SiteRequest {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  /** Undefined when no honest client sends such a one. */
  readonly target: RequestTarget | undefined;
  /** Sent as `X-Request-Id` and written to the log. */
  readonly id: string;
  readonly isHttps: boolean;
  /** Full address of the client; never logged as it is. */
  readonly clientAddress: string | undefined;
  /** What the request turned out to be about, for the figures. */
  route: RouteClass;
}

/** What a route of the app knows besides Hono's own. */
export interface SiteEnv {
  Bindings: { readonly request: SiteRequest };
}

export type SiteContext = Context<SiteEnv>;

/**
 * What kind of answer a request gets: a finished page or another finished file, a function, a page
 * that is rendered on demand, a redirect, "not found", the receipt of a report, or the refusal of what is no
 * proper request.
 */
export type RouteClass =
  | 'page'
  | 'asset'
  | 'function'
  | 'on_demand'
  | 'redirect'
  | 'not_found'
  | 'report'
  | 'readiness'
  | 'refused';

/**
 * Looks at the connection, and at the proxies' headers only when there are proxies to trust. Each of
 * them adds one address at the end of the list; what stands before those came from the client.
 *
 * @param trustedProxies How many proxies stand in front.
 */
export function openRequest(
  req: IncomingMessage,
  res: ServerResponse,
  trustedProxies: number,
): SiteRequest {
  const isProxied = trustedProxies > 0;
  const scheme = isProxied ? itemsOf(req.headers['x-forwarded-proto']).at(-1) : undefined;
  const forwarded = isProxied
    ? itemsOf(req.headers['x-forwarded-for']).at(-trustedProxies)
    : undefined;
  return {
    req,
    res,
    target: parseRequestTarget(req.url ?? ''),
    id: randomUUID(),
    isHttps: scheme?.toLowerCase() === 'https',
    clientAddress: forwarded ?? req.socket.remoteAddress,
    route: 'refused',
  };
}

function itemsOf(header: string | string[] | undefined): string[] {
  return (
    header
      ?.toString()
      .split(',')
      .map((item) => item.trim()) ?? []
  );
}

const LONGEST_PATH = 2000;
// A search may be longer than any path; the page cuts it.
const LONGEST_QUERY = 12_000;
const ABSOLUTE_FORM = /^https?:\/\/(?<host>[^/?#]*)/i;
// Everything a browser would never send in a path; a backslash acts like a slash in browsers.
const FORBIDDEN = /[\p{Cc} \\]/u;
// The database takes no text with this character.
const NUL = '%00';

const CLIMBS = /\/\.{1,2}(?:\/|$)/;

export interface RequestTarget {
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
export function parseRequestTarget(target: string): RequestTarget | undefined {
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
export function withoutTrailingSlash({ rawPath, path, query }: RequestTarget): string | undefined {
  if (path === '/' || !path.endsWith('/')) return undefined;
  if (path.includes('//') || CLIMBS.test(path)) return undefined;
  return rawPath.slice(0, -1) + query;
}

/** Whether a request names no host, or several; only HTTP/1.0 may leave it out (RFC 9112, section 3.2). */
export function isHostUnclear({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}
