import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { trapField } from '#lib/declaration.ts';
import { refuse, type ApiContext, type ApiEnv } from '#server/http/functions/refuse.ts';
import { isAllowedOrigin } from '#server/http/functions/allowed-origin.ts';
import { isJson, readObject } from '#server/http/functions/read-object.ts';
import { sendResult } from '#server/http/functions/send-result.ts';
import type { ApiFunction } from '#server/http/functions/api-function.ts';
import type { Exchange } from '#server/http/exchange.ts';

export const API_PATH = '/functions/v1/';

const LARGEST_BODY_BYTES = 16 * 1024;
const PREFLIGHT_SECONDS = 2 * 60 * 60;
const METHODS = ['POST', 'OPTIONS'];

export interface ApiOptions {
  readonly functions: readonly ApiFunction[];
  /** Origins besides the one that the request was sent to. */
  readonly allowedOrigins: readonly string[];
  readonly logger: Logger;
}

/**
 * The functions that browsers call with JSON: one for each kind of declaration and
 * one for the newsletter, at `/functions/v1/` and its name (interface.md, "Addresses of the API").
 */
export function createApi(options: ApiOptions): (exchange: Exchange) => Promise<void> {
  const app = createApp(options);
  const exchanges = new WeakMap<IncomingMessage, Exchange>();
  const listener = getRequestListener(
    (request, bindings) => {
      const exchange = exchanges.get((bindings as { incoming: IncomingMessage }).incoming);
      return app.fetch(request, { exchange });
    },
    { overrideGlobalObjects: false },
  );
  return (exchange) => {
    exchanges.set(exchange.req, exchange);
    return listener(exchange.req, exchange.res);
  };
}

function createApp({ functions, allowedOrigins, logger }: ApiOptions): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  app.onError((error, context) => {
    const { id } = context.env.exchange;
    logger.error({ err: { name: error.name }, id }, 'A function could not answer.');
    return refuse(context, 503, 'unavailable', { 'Retry-After': '5' });
  });
  app.notFound((context) => refuse(context, 404, 'not_found'));
  app.use(async (context, next) => {
    const origin = context.req.header('Origin');
    if (!isAllowedOrigin(origin, context.req.header('Host'), allowedOrigins)) {
      return refuse(context, 403, 'foreign_origin');
    }
    if (!METHODS.includes(context.req.method)) {
      return refuse(context, 405, 'wrong_method', { Allow: METHODS.join(', ') });
    }
    return next();
  });
  app.use(
    cors({
      origin: (origin) => origin,
      allowMethods: ['POST'],
      allowHeaders: [
        ...['authorization', 'x-client-info', 'apikey', 'content-type'],
        ...['idempotency-key', 'x-region'],
      ],
      exposeHeaders: ['Retry-After', 'X-Request-Id', 'X-Relay-Error'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (context: ApiContext) => refuse(context, 413, 'too_large', { Connection: 'close' }),
    }),
  );
  for (const { name, take } of functions) {
    app.post(API_PATH + name, async (context) => {
      if (!isJson(context.req)) return refuse(context, 415, 'not_json_type');
      const input = await readObject(context.req);
      if (input === undefined) return refuse(context, 400, 'not_a_json_object');
      const trap = input[trapField];
      const result = await take(input, {
        address: context.env.exchange.clientAddress,
        idempotencyKey: context.req.header('Idempotency-Key'),
        trap: typeof trap === 'string' ? trap : undefined,
      });
      return sendResult(context, result);
    });
  }
  return app;
}
