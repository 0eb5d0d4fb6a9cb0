import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { isLoopbackName } from '../server/http/allowed-host.ts';
import { CLOSED_HEADERS, POLICY_HEADER, STRICT_TRANSPORT } from '../server/http/headers.ts';

const DIRECTIVES = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'img-src': "'self' data:",
  'script-src': "'self'",
  'style-src': "'self'",
};

/** The policy of every page of the office, with what one of them needs beyond it. */
export const policyWith = (more: Readonly<Record<string, string>> = {}): string =>
  Object.entries({ ...DIRECTIVES, ...more })
    .map((directive) => directive.join(' '))
    .join('; ');

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Answers only under its own name, and with the headers that every answer of the office has. */
export function secure(address: string): MiddlewareHandler {
  const { host, protocol } = new URL(address);
  const isOfThisMachine = isLoopbackName(host);
  const headers = Object.entries({
    ...CLOSED_HEADERS,
    [POLICY_HEADER]: policyWith(),
    ...(protocol === 'https:' && STRICT_TRANSPORT),
  });
  return async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    const asked = context.req.header('host') ?? '';
    const isOwn = asked === host || (isOfThisMachine && isLoopbackName(asked));
    if (!isOwn) return context.text('Misdirected Request\n', 421);
    await next();
    if (context.res === RESPONSE_ALREADY_SENT) return undefined;
    // An answer that was made elsewhere has only what it brought; what it says itself counts.
    for (const [name, value] of headers) {
      if (!context.res.headers.has(name)) context.header(name, value);
    }
    return undefined;
  };
}

/** Whether a request that changes something was sent by a page of the office itself. */
export function isOwnRequest(context: Context, address: string): boolean {
  if (READING.has(context.req.method)) return true;
  const origin = context.req.header('origin');
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (origin === address) return true;
  const isAtHome = isLoopbackName(new URL(address).host);
  return isAtHome && new URL(origin).host === context.req.header('host');
}
