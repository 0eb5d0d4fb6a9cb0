import { Hono, type Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { accountRoutes } from './accounts/account-routes.ts';
import { ownAccountRoutes } from './accounts/own-account-routes.ts';
import { isDatabaseAway } from './database-away.ts';
import { deskRoutes } from './desk/desk.ts';
import type { Html, OfficePage, OfficePorts } from './desk/ports.ts';
import { EDITING_PATH } from './editing/editing-app.ts';
import type { EditingPages } from './editing/editing-pages.ts';
import { healthRoutes, type HealthPorts } from './health/health-routes.ts';
import { officeFonts, officeStyles, renderPage, THEME_COOKIE } from './layout/page.ts';
import { firstPage, layoutTexts as texts } from './layout/texts.ts';
import { writeLog } from './log/log.ts';
import { contentAction } from './log/content-action.ts';
import { logRoutes } from './log/log-routes.ts';
import type { ProcessLog } from './process-log.ts';
import { mayReach } from './roles.ts';
import { isOwnRequest, secure } from './secure.ts';
import { sessions } from './sign-in/account-tables.ts';
import type { Auth } from './sign-in/auth.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
import { readSession, type Member } from './sign-in/session.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { eq } from '#server/database/drizzle.ts';
import type { Mailer } from '#server/mail/mailer.ts';

export interface OfficeOptions extends Pick<HealthPorts, 'launchFindings' | 'placeOf'> {
  readonly platform: OfficePorts['platform'];
  readonly auth: Auth;
  readonly mailer: Mailer;
  readonly events: ProcessLog;
  /** Editing and publishing; undefined where the content cannot be edited. */
  readonly editing?: EditingPages | undefined;
  /** Where people reach the office. */
  readonly address: string;
}

const ONE_YEAR = 365 * 24 * 60 * 60;
const OPEN = /^\/(?:anmelden|einladung|darstellung|schriften|office\.css)(?:\/|$)/u;

/** The whole office: nothing but signing in is answered without a session of the right role. */
export function createOfficeApp(options: OfficeOptions): Hono<{ Variables: { member: Member } }> {
  const { platform, auth, mailer, address, events } = options;
  const { database } = platform;
  const app = new Hono<{ Variables: { member: Member } }>();
  const memberOf = (context: Context): Member => context.get('member') as Member;
  const log: OfficePorts['log'] = (action) => writeLog(database, action);
  const show = (
    context: Context,
    page: OfficePage,
    status?: 200 | 400 | 403 | 404 | 410 | 429 | 500 | 503,
  ) => context.html(renderPage(context, page, context.get('member') as Member | undefined), status);
  const say = (context: Context, sentence: string, status: 403 | 404 | 500 | 503) =>
    show(context, { title: texts.office, body: sentencePage(sentence) }, status);

  const refused = events.refusedSignIn;
  app.use(secure(address));
  app.onError((error, context) => {
    events.failure('A page of the office failed.', error);
    const status = isDatabaseAway(error) ? 503 : 500;
    // A script cannot show a page, so it gets the sentence alone.
    if (context.req.path.startsWith('/api/'))
      return context.json({ sentence: texts.failed }, status);
    return say(context, texts.failed, status);
  });
  app.notFound((context) => say(context, texts.notFound, 404));
  app.use(async (context, next) => {
    if (isOwnRequest(context, address)) return next();
    return say(context, texts.foreign, 403);
  });

  app.get('/office.css', (context) =>
    context.body(officeStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  for (const { path, bytes } of officeFonts) {
    app.get(path, (context) =>
      context.body(bytes, 200, { 'Content-Type': 'font/woff2', 'Cache-Control': 'max-age=86400' }),
    );
  }
  app.post('/darstellung', async (context) => {
    const { theme } = await context.req.parseBody();
    const cookie = { path: '/', maxAge: ONE_YEAR, sameSite: 'Strict', httpOnly: true } as const;
    if (theme === 'night') setCookie(context, THEME_COOKIE, 'night', cookie);
    else deleteCookie(context, THEME_COOKIE, { path: '/' });
    return context.redirect(pathFrom(context.req.header('referer')), 303);
  });
  app.route('/', signInRoutes({ auth, database, log, show, refused }));
  app.route('/', passkeyRoutes({ auth, database, log, refused }));

  app.use(async (context, next) => {
    const { path } = context.req;
    if (OPEN.test(path)) return next();
    const found = await readSession(auth, context.req.raw.headers);
    if (found?.isComplete !== true) {
      // A script cannot follow a redirect to the sign-in page.
      if (path.startsWith('/api/')) return context.json({ sentence: texts.signedOut }, 401);
      return context.redirect(found === undefined ? '/anmelden' : '/anmelden/einrichten');
    }
    context.set('member', found.member);
    if (path === '/' || mayReach(found.member.role, path)) return next();
    return say(context, texts.notAllowed, 403);
  });
  const begin = (context: Context) => context.redirect(firstPage[memberOf(context).role]);
  app.get('/', begin);
  app.get('/start', begin);
  app.post('/abmelden', async (context) => {
    const member = memberOf(context);
    await log({ who: member, what: 'session.leave' });
    await database.drizzle.delete(sessions).where(eq(sessions.id, member.sessionId));
    return context.redirect('/anmelden', 303);
  });

  // Requests of other origins are refused above and carry no cookie, so forms need no token.
  const ports: OfficePorts = { platform, personOf: memberOf, log, show };
  const { launchFindings, placeOf } = options;
  const mayEdit = (context: Context): boolean => mayReach(memberOf(context).role, '/inhalte');
  app.route('/', ownAccountRoutes({ auth, database, log, show, memberOf }));
  app.route('/', accountRoutes({ database, mailer, address, memberOf, log, show }));
  app.route('/', logRoutes(database, show));
  app.route('/', deskRoutes(ports));
  app.use(`${EDITING_PATH}/*`, async (context, next) => {
    const { method, path } = context.req;
    const inside = path.slice(EDITING_PATH.length, EDITING_PATH.length + 101);
    if (method !== 'GET') {
      await log({ who: context.get('member'), ...contentAction(method, inside) });
    }
    const began = performance.now();
    await next();
    if (method === 'GET') return;
    const ms = Math.round(performance.now() - began);
    events.change({ method, path: inside.slice(1), status: context.res.status, ms });
  });
  if (options.editing) app.route('/', options.editing.routes(show));
  app.route('/', healthRoutes({ ...ports, launchFindings, placeOf, mayEdit }));
  return app;
}

const sentencePage = (sentence: string): Html =>
  html`<div class="desk">
    <h1>${texts.office}</h1>
    <p class="desk-problem" role="alert">${sentence}</p>
    <p><a href="/start">${texts.begin}</a></p>
  </div>`;

// Only the path, so that nobody is redirected to another site.
function pathFrom(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '/start';
  return new URL(referer).pathname.replace(/^\/+/u, '/');
}
