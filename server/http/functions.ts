import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type HonoRequest } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { honeypotField } from '#lib/declaration.ts';
import { fieldsOf } from '#lib/records.ts';
import type { ApiFunction } from '#server/feature.ts';
import type { SiteContext, SiteEnv } from '#server/http/site-request.ts';

export const API_PATH = '/functions/v1';

const LARGEST_BODY_BYTES = 16 * 1024;
const PREFLIGHT_SECONDS = 2 * 60 * 60;
const METHODS = ['POST', 'OPTIONS'];

/** Whether an address is one of a function. */
export const isFunctionPath = (path: string): boolean => path.startsWith(`${API_PATH}/`);

/**
 * The functions that browsers call with JSON, at `/functions/v1/` and their name. Who may call is
 * looked at before (`checkOrigin`).
 */
export function createFunctions(
  functions: ReadonlyMap<string, ApiFunction>,
  logger: Logger,
): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.onError((error, context) => {
    const { id, incoming } = context.env;
    // A client with a broken body has been answered; one that left before the end wants no answer.
    if (!incoming.complete) return RESPONSE_ALREADY_SENT;
    logger.error({ err: { name: error.name }, id }, 'A function could not answer.');
    return refuse(context, 503, 'unavailable', { 'Retry-After': '5' });
  });
  app.use(async (context, next) => {
    if (METHODS.includes(context.req.method)) return next();
    return refuse(context, 405, 'wrong_method', { Allow: METHODS.join(', ') });
  });
  app.use(
    cors({
      origin: (origin) => origin,
      allowMethods: ['POST'],
      allowHeaders: [
        'authorization',
        'x-client-info',
        'apikey',
        'content-type',
        'idempotency-key',
        'x-region',
      ],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: PREFLIGHT_SECONDS,
    }),
  );
  app.use(
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (context: SiteContext) => refuse(context, 413, 'too_large', { Connection: 'close' }),
    }),
  );
  for (const [name, take] of functions) {
    app.post(`/${name}`, async (context) => {
      if (!isJson(context.req)) return refuse(context, 415, 'not_json_type');
      const input = await readObject(context.req);
      if (input === undefined) return refuse(context, 400, 'not_a_json_object');
      const honeypot = input[honeypotField];
      const result = await take(input, {
        address: context.env.clientAddress,
        idempotencyKey: context.req.header('Idempotency-Key'),
        honeypot: typeof honeypot === 'string' ? honeypot : undefined,
      });
      switch (result.status) {
        case 'stored':
          return context.json(result.receipt);
        case 'invalid':
          return context.json({ error: { code: 'invalid', ...result.problems[0] } }, 400);
        case 'tooMany':
        case 'unavailable': {
          const [status, code] = REFUSALS[result.status];
          const seconds = String(result.retryAfterSeconds);
          return refuse(context, status, code, { 'Retry-After': seconds });
        }
      }
    });
  }
  app.all('*', (context) => refuse(context, 404, 'not_found'));
  return app;
}

// For developers; what a visitor reads comes from the contracts.
const MESSAGES = {
  foreign_origin: 'Pages of this origin may not call this function.',
  wrong_method: 'Call this function with POST.',
  not_found: 'There is no such function.',
  not_json_type: 'Send application/json without a content encoding.',
  not_a_json_object: 'The body must be one JSON object in UTF-8.',
  too_large: 'The body may have at most 16 KiB.',
  too_many: 'Too many requests from this network; try again later.',
  unavailable: 'Nothing was stored; try again in a moment.',
} as const;

type RefusalCode = keyof typeof MESSAGES;

const REFUSALS = { tooMany: [429, 'too_many'], unavailable: [503, 'unavailable'] } as const;

/** An answer that says why nothing was done: `{error: {code, message}}`. */
export function refuse(
  context: SiteContext,
  status: ContentfulStatusCode,
  code: RefusalCode,
  headers: Record<string, string> = {},
): Response {
  return context.json({ error: { code, message: MESSAGES[code] } }, status, headers);
}

/** Whether a request says that it holds JSON as it is, with whatever parameters. */
function isJson(request: HonoRequest): boolean {
  const type = request.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  const coding = request.header('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  return type === 'application/json' && coding === 'identity';
}

/** The body as a JSON object, or `undefined` when it is anything else. */
async function readObject(
  request: HonoRequest,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const bytes = await request.arrayBuffer();
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? fieldsOf(value) : undefined;
  } catch {
    // Neither UTF-8 nor JSON: for the caller the same as no object.
    return undefined;
  }
}
