import type { Context } from 'hono';

/** The value of a form field; empty when it is missing. */
export async function field(context: Context, name: string): Promise<string> {
  const value = (await context.req.parseBody())[name];
  return typeof value === 'string' ? value.slice(0, 300) : '';
}

/** Redirects to another page, with the cookies that better-auth has set. */
export function leadTo(context: Context, path: string, answer?: Response): Response {
  keepCookies(context, answer);
  return context.redirect(path, 303);
}

/** Copies the cookies that better-auth has set. */
export function keepCookies(context: Context, answer?: Response): void {
  for (const cookie of answer?.headers.getSetCookie() ?? [])
    context.header('Set-Cookie', cookie, { append: true });
}
