import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

const NAME = 'ziel';
const LASTS_S = 3600;
// Nothing but a page of the office, whoever may have set the cookie.
const OWN_PAGE = /^\/(?:admin|erklaerungen)(?:\/[\w-]+)+$/u;

/** Remembers the page that somebody wanted before signing in, such as the one that a mail leads to. */
export function keepTarget(context: Context, isSecure: boolean): void {
  const { path } = context.req;
  if (!OWN_PAGE.test(path)) return;
  const options = { httpOnly: true, sameSite: 'Lax', secure: isSecure, path: '/' } as const;
  setCookie(context, NAME, path, { ...options, maxAge: LASTS_S });
}

/** That page, once; undefined when there is none. */
export function takeTarget(context: Context): string | undefined {
  const path = getCookie(context, NAME);
  if (path === undefined) return undefined;
  deleteCookie(context, NAME, { path: '/' });
  return OWN_PAGE.test(path) ? path : undefined;
}
