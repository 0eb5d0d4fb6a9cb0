import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, Hono } from 'hono';
import { clientAddressOf, lastForwarded } from '#server/http/client-address.ts';
import { CLOSED_HEADERS, STRICT_TRANSPORT, type HeaderRecord } from '#server/http/headers.ts';

/** One request with its answer and what the host found out about both. */
export interface SiteRequest extends HttpBindings {
  /** Undefined when no honest client sends such a one. */
  readonly target: RequestTarget | undefined;
  /** Name with a port that is asked for; the header counts for nothing in absolute form (RFC 9112, section 3.2.2). */
  readonly host: string | undefined;
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
  Bindings: SiteRequest;
}

export type SiteContext = Context<SiteEnv>;

/**
 * What kind of answer a request gets: a finished page or another finished file, a function, a page
 * that is rendered on demand, a redirect, "not found", the receipt of a report, whether the server is ready, or
 * the refusal of what is no proper request.
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
 * Takes a request in and gives its answer the headers that every answer has, whoever makes it.
 *
 * @param trustedProxies How many proxies stand in front, whose headers count.
 */
export function openRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  trustedProxies: number,
): SiteRequest {
  const id = randomUUID();
  const target = parseRequestTarget(incoming.url ?? '');
  const scheme = trustedProxies > 0 ? lastForwarded(incoming, 'x-forwarded-proto') : undefined;
  const isHttps = scheme?.toLowerCase() === 'https';
  const headers = { ...CLOSED_HEADERS, 'X-Request-Id': id, ...(isHttps && STRICT_TRANSPORT) };
  outgoing.setHeaders(new Map(Object.entries(headers)));
  return {
    incoming,
    outgoing,
    target,
    id,
    isHttps,
    host: target?.host ?? incoming.headers.host,
    clientAddress: clientAddressOf(incoming, trustedProxies),
    route: 'refused',
  };
}

/** Lets an app answer. What it does not take for an address, such as a host in hexadecimal digits, is answered with 400. */
export function answerBy(app: Hono<SiteEnv>, request: SiteRequest): Promise<void> {
  const answer = getRequestListener((asked) => app.fetch(asked, request), {
    overrideGlobalObjects: false,
    hostname: 'localhost',
  });
  return answer(request.incoming, request.outgoing);
}

/** Answers with a status and one line of text, for everything that has no page. */
export function sendPlain(
  { outgoing }: SiteRequest,
  status: number,
  headers: HeaderRecord = {},
  text = STATUS_CODES[status] ?? '',
): Response {
  if (status === 204) {
    outgoing.writeHead(status, headers).end();
  } else {
    const body = Buffer.from(`${text}\n`);
    const ofBody = { 'Content-Type': 'text/plain;charset=utf-8', 'Content-Length': body.length };
    outgoing.writeHead(status, { ...ofBody, ...headers }).end(body);
  }
  return RESPONSE_ALREADY_SENT;
}

/** Under which address the site is asked. */
export function addressOf({ host = 'localhost', isHttps }: SiteRequest): string {
  return `${isHttps ? 'https' : 'http'}://${host}`;
}

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

const TARGET = /^(?:https?:\/\/(?<host>[^/?#]*))?(?<sent>\/[^?#]*)?(?<query>\?[^#]*)?$/i;
const LONGEST_PATH = 2000;
// A search may be longer than any path; the page cuts it.
const LONGEST_QUERY = 12_000;
// Everything a browser would never send in a path; a backslash acts like a slash in browsers. A space stays allowed:
// links are copied with one at their end.
const FORBIDDEN = /[\p{Cc}\\]/u;
// The database takes no text with this character.
const NUL = '%00';

/**
 * Takes a request target apart (RFC 9112, section 3.2: origin form and absolute form).
 *
 * @returns `undefined` for a target that no honest client sends: overlong, with broken
 *   percent-encoding, with a control character, a backslash or a fragment, with NUL in the query.
 */
function parseRequestTarget(target: string): RequestTarget | undefined {
  const { host, sent, query = '' } = TARGET.exec(target)?.groups ?? {};
  const rawPath = sent ?? (host === undefined ? '' : '/');
  if (rawPath.length > LONGEST_PATH || query.length > LONGEST_QUERY) return undefined;
  const path = decoded(rawPath);
  if (path === '' || FORBIDDEN.test(path) || query.includes(NUL)) return undefined;
  return { rawPath, path, query, host };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return '';
  }
}

/** Whether a request names no host, or several; only HTTP/1.0 may leave it out (RFC 9112, section 3.2). */
export function isHostUnclear({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const hosts = headersDistinct['host']?.length ?? 0;
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1');
}
