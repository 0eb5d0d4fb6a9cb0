import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseRequestTarget, type RequestTarget } from '#server/http/request-target.ts';

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
