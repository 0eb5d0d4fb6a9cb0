import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { and, desc, eq, gt } from '#server/database/drizzle.ts';
import type { Html } from '../desk/ports.ts';
import { readableTime, simplePage, simpleTable } from '../layout/parts.ts';
import { roleNames } from '../roles.ts';
import { sessions } from '../sign-in/account-tables.ts';
import { connectApp } from '../sign-in/connect-app.ts';
import { isPassword } from '../sign-in/password-rule.ts';
import { passkeyList } from '../sign-in/passkey-routes.ts';
import { field, keepCookies, leadTo } from '../sign-in/requests.ts';
import type { Member } from '../sign-in/session.ts';
import { newPasswordField } from '../sign-in/sign-in-pages.ts';
import type { SignInPorts } from '../sign-in/sign-in-routes.ts';
import { signInTexts } from '../sign-in/texts.ts';
import { countTry, forgetTries, mustWait } from '../sign-in/wrong-tries.ts';
import { deviceName } from './device-name.ts';
import { ownTexts as texts } from './texts.ts';

export interface OwnAccountPorts extends Omit<SignInPorts, 'refused'> {
  readonly memberOf: (context: Context) => Member;
}

/** A person's own account: password, authenticator app, passkeys and sessions. */
export function ownAccountRoutes({ auth, database, log, show, memberOf }: OwnAccountPorts): Hono {
  const { drizzle } = database;
  const app = new Hono();

  const showAccount = async (context: Context, said?: Html, status: 200 | 400 | 429 = 200) => {
    const member = memberOf(context);
    const own = await drizzle
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, member.id), gt(sessions.expiresAt, new Date())))
      .orderBy(desc(sessions.createdAt));
    const body = html`${said ?? ''}
      <p>${member.name} · ${member.email} · ${texts.role(roleNames[member.role])}</p>
      <h2>${texts.secrets}</h2>
      ${passwordForm} ${appForm}
      <h2>${texts.sessions}</h2>
      <p>${texts.sessionsLead}</p>
      ${simpleTable(
        [texts.since, texts.device, texts.action],
        own.map((session) => sessionRow(session, member)),
      )}
      ${await passkeyList(database, member)}`;
    return show(context, simplePage(texts.account, body), status);
  };
  const refuse = (context: Context, sentence: string, status: 400 | 429 = 400) =>
    showAccount(context, html`<p class="desk-problem" role="alert">${sentence}</p>`, status);

  app.get('/mein-konto', (context) =>
    showAccount(
      context,
      context.req.query('meldung') === 'passwort'
        ? html`<p class="desk-said" role="status">${texts.passwordChanged}</p>`
        : undefined,
    ),
  );
  app.post('/mein-konto/sitzungen/:id', async (context) => {
    const member = memberOf(context);
    await log({ who: member, what: 'session.end' });
    const isOwn = and(eq(sessions.id, context.req.param('id')), eq(sessions.userId, member.id));
    await drizzle.delete(sessions).where(isOwn);
    return context.redirect('/mein-konto', 303);
  });
  app.post('/mein-konto/passwort', async (context) => {
    const member = memberOf(context);
    const currentPassword = await field(context, 'password');
    const newPassword = await field(context, 'neu');
    if (!isPassword(newPassword)) return refuse(context, signInTexts.wrongPassword);
    if (await mustWait(database, member.email)) return refuse(context, signInTexts.wait, 429);
    await countTry(database, member.email);
    const body = { currentPassword, newPassword, revokeOtherSessions: true };
    const { headers } = context.req.raw;
    const answer = await auth.api.changePassword({ body, headers, asResponse: true });
    if (!answer.ok) return refuse(context, texts.wrong);
    await forgetTries(database, member.email);
    await log({ who: member, what: 'account.password' });
    return leadTo(context, '/mein-konto?meldung=passwort', answer);
  });
  app.post('/mein-konto/app', async (context) => {
    const member = memberOf(context);
    if (await mustWait(database, member.email)) return refuse(context, signInTexts.wait, 429);
    await countTry(database, member.email);
    const password = await field(context, 'password');
    const { headers } = context.req.raw;
    const answer = await auth.api.disableTwoFactor({
      body: { password },
      headers,
      asResponse: true,
    });
    if (!answer.ok) return refuse(context, texts.wrong);
    await forgetTries(database, member.email);
    await log({ who: member, what: 'account.app' });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    keepCookies(context, answer);
    const page = await connectApp(auth, password, new Headers({ cookie: cookie.join('; ') }));
    if (page === undefined) return leadTo(context, '/anmelden/einrichten');
    return show(context, { title: texts.app, body: page });
  });
  return app;
}

const passwordField = (id: string, label: string): Html =>
  html`<p>
    <label for="${id}">${label}</label>
    <input id="${id}" name="password" type="password" autocomplete="current-password" required />
  </p>`;

const passwordForm = html`<details>
  <summary>${texts.password}</summary>
  <form method="post" action="/mein-konto/passwort">
    <p>${texts.passwordLead}</p>
    ${passwordField('passwort', texts.current)}
    ${newPasswordField('neu', signInTexts.otherPassword)}
    <button>${texts.password}</button>
  </form>
</details>`;

const appForm = html`<details>
  <summary>${texts.app}</summary>
  <form method="post" action="/mein-konto/app">
    <p>${texts.appLead}</p>
    ${passwordField('app-passwort', signInTexts.password)}
    <button>${texts.app}</button>
  </form>
</details>`;

const sessionRow = (
  { id, createdAt, userAgent }: typeof sessions.$inferSelect,
  member: Member,
): Html =>
  html`<tr>
    <td>${readableTime.format(createdAt)}</td>
    <td>${deviceName(userAgent ?? '') ?? texts.unknownDevice}</td>
    <td>
      ${
        id === member.sessionId
          ? texts.here
          : html`<form method="post" action="/mein-konto/sitzungen/${id}">
              <button class="desk-quiet">${texts.end}</button>
            </form>`
      }
    </td>
  </tr>`;
