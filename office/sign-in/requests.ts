import type { Context } from 'hono';

/** What was typed into a field of a form; empty when there is none. */
export async function field(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name];
  return typeof value === 'string' ? value.slice(0, 300) : '';
}

/** Another page, with the cookies that better-auth has set. */
export function leadTo(context: Context, path: string, answer?: Response): Response {
  keepCookies(context, answer);
  return context.redirect(path, 303);
}

/** Hands on the cookies that better-auth has set. */
export function keepCookies(context: Context, answer?: Response): void {
  for (const cookie of answer?.headers.getSetCookie() ?? [])
    context.header('Set-Cookie', cookie, { append: true });
}
