import type { IncomingMessage } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { CLOSED_HEADERS, inPairs, SECURITY_HEADERS } from '#server/http/headers.ts';
import type { SiteRequest } from '#server/http/site-request.ts';

/** What a route of the app knows besides Hono's own. */
export interface SiteEnv {
  Bindings: { readonly request: SiteRequest };
}

export type SiteContext = Context<SiteEnv>;

/** Makes an app answer requests of Node. */
export function serveApp(app: Hono<SiteEnv>): (request: SiteRequest) => Promise<void> {
  const requests = new WeakMap<IncomingMessage, SiteRequest>();
  const listener = getRequestListener(
    (webRequest, bindings) => {
      const request = requests.get((bindings as HttpBindings).incoming);
      return app.fetch(webRequest, { request });
    },
    { overrideGlobalObjects: false, hostname: 'localhost', errorHandler: refuse },
  );
  return (request) => {
    requests.set(request.req, request);
    return listener(request.req, request.res);
  };
}

// What Hono does not take for an address, such as a host in hexadecimal digits.
function refuse(): Response {
  const headers = inPairs([...SECURITY_HEADERS, ...CLOSED_HEADERS, 'Connection', 'close']);
  return new Response('Bad Request\n', { status: 400, headers });
}
