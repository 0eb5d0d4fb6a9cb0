import type { Context } from 'hono';

/** The value of a field of a form, without what no database stores; empty when it is missing. */
export async function fieldOf(context: Context, name: string, most = 300): Promise<string> {
  const value = (await context.req.parseBody())[name];
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '').slice(0, most) : '';
}

/** Redirects to another page, with the cookies that better-auth has set. */
export function leadTo(context: Context, path: string, answer?: Response): Response {
  for (const cookie of answer?.headers.getSetCookie() ?? [])
    context.header('Set-Cookie', cookie, { append: true });
  return context.redirect(path, 303);
}
