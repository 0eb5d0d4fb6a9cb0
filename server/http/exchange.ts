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
  'page' | 'asset' | 'function' | 'on_demand' | 'redirect' | 'not_found' | 'report' | 'refused';

/**
 * Looks at the connection, and at the proxy's headers only when there is a proxy to trust.
 * Of several forwarded addresses the last is taken: the others came from the client.
 */
export function openExchange(
  req: IncomingMessage,
  res: ServerResponse,
  trustProxy: boolean,
): Exchange {
  const id = randomUUID();
  if (!trustProxy) {
    const clientAddress = req.socket.remoteAddress;
    return { req, res, id, isHttps: false, clientAddress, route: 'refused' };
  }
  const forwarded = lastItem(req.headers['x-forwarded-for']);
  return {
    req,
    res,
    id,
    isHttps: lastItem(req.headers['x-forwarded-proto'])?.toLowerCase() === 'https',
    clientAddress: forwarded ?? req.socket.remoteAddress,
    route: 'refused',
  };
}

function lastItem(header: string | string[] | undefined): string | undefined {
  return header?.toString().split(',').at(-1)?.trim();
}
