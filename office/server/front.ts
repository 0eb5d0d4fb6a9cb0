import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isDatabaseAway } from '../database-away.ts';
import { officeFonts, officeStyles, renderPage, type OfficePage } from '../layout/page.ts';
import { layoutTexts as texts } from '../layout/texts.ts';
import type { ProcessLog } from '../process-log.ts';
import { isOwnRequest, policyWith, secure } from '../secure.ts';
import { sessions } from '../sign-in/account-tables.ts';
import { passkeyRoutes } from '../sign-in/passkey-routes.ts';
import { readSession } from '../sign-in/session.ts';
import { keepTarget, takeTarget } from '../sign-in/target.ts';
import { signInRoutes } from '../sign-in/sign-in-routes.ts';
import { eq } from '../../server/database/drizzle.ts';
import { isLoopbackName } from '../../server/http/allowed-host.ts';
import { clientAddressOf, networkOf } from '../../server/http/client-address.ts';
import { POLICY_HEADER } from '../../server/http/headers.ts';
import { deskRoutes } from '../desk/desk.ts';
import type { DeskPorts } from '../desk/ports.ts';
import { isAllowed, mostBytes } from './allowed-requests.ts';
import { answerAs } from './member-of-request.ts';
import type { Preview } from './preview.ts';
import { loggedRefusals } from './refused-sign-ins.ts';

interface FrontOptions extends DeskPorts {
  readonly events: ProcessLog;
  readonly preview: Pick<Preview, 'answer' | 'renew'>;
  /** The pages of Next and Payload, which nobody reaches without a session. */
  readonly pages: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

interface FrontEnv {
  Bindings: HttpBindings;
}

const HOME = '/admin';
const READING = new Set(['GET', 'HEAD']);
const MOST_BYTES_WITHOUT_SESSION = 20_000;
const IS_API = /^\/api(?:\/|$)/u;
// Payload keeps locks and preferences in collections of its own, and asks by POST what somebody may do.
const SAVES = /^\/api\/(?!payload-|.*\/access(?:\/|$))/u;

/** Everything that reaches the office goes through here: without a session it meets nothing but signing in. */
export function createFront(options: FrontOptions): Hono<FrontEnv> {
  const { auth, events, address, log, preview, pages } = options;
  const { database, env } = options.platform;
  const app = new Hono<FrontEnv>();
  const show = (context: Context, page: OfficePage, status?: ContentfulStatusCode) =>
    context.html(renderPage(page, auth.options.appName), status);
  const say = (context: Context, sentence: string, status: ContentfulStatusCode) => {
    // A script cannot show a page, so it gets the sentence alone.
    if (IS_API.test(context.req.path))
      return context.json({ errors: [{ message: sentence }] }, status);
    return show(
      context,
      {
        title: texts.office,
        body: html`<h1>${texts.office}</h1>
          <p>${sentence}</p>`,
      },
      status,
    );
  };
  const isTooLong = (context: Context, most: number): boolean => {
    if (READING.has(context.req.method)) return false;
    // Browsers say how much they send, and neither header when they send nothing (RFC 9112, 6.3).
    const length = context.req.header('content-length');
    if (length === undefined) return context.req.header('transfer-encoding') !== undefined;
    return !(Number(length) <= most);
  };

  app.use(secure(address));
  app.onError((error, context) => {
    events.failure('A page of the office failed.', error);
    return say(context, texts.failed, isDatabaseAway(error) ? 503 : 500);
  });
  app.use(async (context, next) => {
    if (!isOwnRequest(context, address)) return say(context, texts.foreign, 403);
    return next();
  });
  for (const paths of ['/anmelden/*', '/einladung/*', '/buero/*']) app.use(paths, limited);
  app.get('/office.css', (context) =>
    context.body(officeStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const { path, bytes } of officeFonts) {
    app.get(path, (context) => context.body(bytes, 200, { 'Content-Type': 'font/woff2' }));
  }
  app.use('/buero/*', async (context, next) => {
    const found = await readSession(auth, context.req.raw.headers);
    if (found?.isComplete !== true) return context.redirect('/anmelden', 303);
    context.set('member' as never, found.member as never);
    return next();
  });
  app.route('/', deskRoutes(options));
  const refused = loggedRefusals(events, log);
  app.route('/', signInRoutes({ auth, database, log, show, refused, network }));
  app.route('/', passkeyRoutes({ auth, log, refused }));
  app.get(`${HOME}/anmelden`, (context) => context.redirect('/anmelden'));
  app.get(`${HOME}/abmelden`, leave);

  app.notFound((context) => say(context, texts.notFound, 404));
  app.all('/buero/*', (context) => context.notFound());

  app.all('*', async (context) => {
    const { method, path } = context.req;
    const { headers } = context.req.raw;
    const found = await readSession(auth, headers);
    if (found?.isComplete !== true) {
      if (IS_API.test(path) || !READING.has(method))
        return context.json({ errors: [{ message: texts.signedOut }] }, 401);
      if (method === 'GET') keepTarget(context, address.startsWith('https:'));
      return context.redirect(found === undefined ? '/anmelden' : '/anmelden/einrichten');
    }
    // Every way of signing in ends at the second one.
    if (path === '/' || path === '/start') return context.redirect(takeTarget(context) ?? HOME);
    // Messages of the team's chat lead there, also those of before.
    if (/^\/erklaerungen(?:\/|$)/u.test(path)) return context.redirect(HOME + path);
    if (/^\/vorschau(?:\/|$)/u.test(path) && method === 'GET')
      return preview.answer(context.req.raw);
    if (!isAllowed(context.req.raw, found.member.role)) return say(context, texts.notFound, 404);
    if (isTooLong(context, mostBytes(path))) return say(context, texts.tooLarge, 413);
    const isFrame = path === '/vorschau-rahmen';
    if (isFrame) context.header('X-Frame-Options', 'SAMEORIGIN');
    const policy = policyWith({
      'img-src': "'self' data: blob:",
      'script-src': `'self' 'nonce-${randomBytes(16).toString('base64')}'`,
      // Payload's editor and lists write styles into elements.
      'style-src': "'self' 'unsafe-inline'",
      'frame-src': "'self'",
      ...(isFrame && { 'frame-ancestors': "'self'" }),
    });
    context.header(POLICY_HEADER, policy);
    const { incoming, outgoing } = context.env;
    for (const [name, value] of context.body(null).headers) outgoing.setHeader(name, value);
    // Next reads there which nonce its scripts have to carry.
    incoming.headers['content-security-policy'] = policy;
    if (method !== 'GET' && SAVES.test(path)) outgoing.once('finish', preview.renew);
    await answerAs(found.member, () => pages(incoming, outgoing)).catch(() => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  });

  // A proxy that nobody has named is on this machine, and everybody comes through it.
  function network(context: Context): string | undefined {
    const { incoming } = context.env as HttpBindings;
    const found = networkOf(clientAddressOf(incoming, env.trustProxy));
    return found === 'unknown' || isLoopbackName(found) ? undefined : found;
  }

  async function limited(context: Context, next: () => Promise<void>) {
    if (isTooLong(context, MOST_BYTES_WITHOUT_SESSION)) return say(context, texts.failed, 413);
    return next();
  }

  async function leave(context: Context) {
    const found = await readSession(auth, context.req.raw.headers);
    if (found !== undefined) {
      await log({ who: found.member, what: 'session.leave' });
      await database.drizzle.delete(sessions).where(eq(sessions.id, found.member.sessionId));
    }
    return context.redirect('/anmelden');
  }

  return app;
}
