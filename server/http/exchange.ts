import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request with its answer and what the host found out about both. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
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
export function openExchange(
  req: IncomingMessage,
  res: ServerResponse,
  trustedProxies: number,
): Exchange {
  const id = randomUUID();
  if (trustedProxies === 0) {
    const clientAddress = req.socket.remoteAddress;
    return { req, res, id, isHttps: false, clientAddress, route: 'refused' };
  }
  const forwarded = itemsOf(req.headers['x-forwarded-for']).at(-trustedProxies);
  return {
    req,
    res,
    id,
    isHttps: itemsOf(req.headers['x-forwarded-proto']).at(-1)?.toLowerCase() === 'https',
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
