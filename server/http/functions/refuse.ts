import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Exchange } from '#server/http/exchange.ts';

export interface ApiEnv {
  Bindings: { exchange: Exchange };
}

export type ApiContext = Context<ApiEnv>;

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

export type RefusalCode = keyof typeof MESSAGES;

/** An answer that says why nothing was done: `{error: {code, message}}`. */
export function refuse(
  context: Context,
  status: ContentfulStatusCode,
  code: RefusalCode,
  headers: Record<string, string> = {},
): Response {
  return context.json({ error: { code, message: MESSAGES[code] } }, status, headers);
}
