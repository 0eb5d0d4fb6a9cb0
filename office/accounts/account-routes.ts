import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Database } from '#server/database/database.ts';
import { and, asc, desc, eq, gt, ne } from '#server/database/drizzle.ts';
import { layOutEmail } from '#server/mail/email-layout.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { OfficePorts } from '../desk/ports.ts';
import { readableTime, simplePage, simpleTable } from '../layout/parts.ts';
import { everyRole, roleNames } from '../roles.ts';
import { sessions, users } from '../sign-in/account-tables.ts';
import { invite } from '../sign-in/invitations.ts';
import { passkeyList } from '../sign-in/passkey-routes.ts';
import type { Member } from '../sign-in/session.ts';
import { isEmail } from '../sign-in/sign-in-routes.ts';
import { accountTexts as texts } from './texts.ts';

export interface AccountPorts extends Pick<OfficePorts, 'log' | 'show'> {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly address: string;
  readonly memberOf: (context: Context) => Member;
}

/** The own account with its sessions, everybody's accounts and invitations. */
export function accountRoutes({
  database,
  mailer,
  address,
  memberOf,
  log,
  show,
}: AccountPorts): Hono {
  const { drizzle } = database;
  const app = new Hono();

  app.get('/mein-konto', async (context) => {
    const member = memberOf(context);
    const own = await drizzle
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, member.id), gt(sessions.expiresAt, new Date())))
      .orderBy(desc(sessions.createdAt));
    const rows = own.map(
      ({ id, createdAt, userAgent }) =>
        html`<tr>
          <td>${readableTime.format(createdAt)}</td>
          <td>${userAgent ?? texts.unknownDevice}</td>
          <td>
            ${
              id === member.sessionId
                ? texts.here
                : html`<form method="post" action="/mein-konto/sitzungen/${id}">
                    <button class="desk-quiet">${texts.end}</button>
                  </form>`
            }
          </td>
        </tr>`,
    );
    const body = html`<p>
        ${member.name} · ${member.email} · ${texts.role(roleNames[member.role])}
      </p>
      <h2>${texts.sessions}</h2>
      <p>${texts.sessionsLead}</p>
      ${simpleTable([texts.since, texts.device, texts.action], rows)}
      ${await passkeyList(database, member)}`;
    return show(context, simplePage(texts.account, body));
  });
  app.post('/mein-konto/sitzungen/:id', async (context) => {
    const member = memberOf(context);
    await log({ who: member, what: 'session.end' });
    const isOwn = and(eq(sessions.id, context.req.param('id')), eq(sessions.userId, member.id));
    await drizzle.delete(sessions).where(isOwn);
    return context.redirect('/mein-konto', 303);
  });

  const showAccounts = async (context: Context, said?: string) => {
    const member = memberOf(context);
    const all = await drizzle.select().from(users).orderBy(asc(users.name));
    const rows = all.map(
      ({ id, name, email, role, twoFactorEnabled }) =>
        html`<tr>
          <td>${name}</td>
          <td>${email}</td>
          <td>${roleNames[role as Member['role']]}</td>
          <td>${twoFactorEnabled === true ? texts.yes : texts.no}</td>
          <td>
            ${
              id === member.id
                ? texts.own
                : html`<form method="post" action="/konten/loeschen/${id}">
                    <button class="desk-quiet" aria-label="${texts.remove}: ${name}">
                      ${texts.remove}
                    </button>
                  </form>`
            }
          </td>
        </tr>`,
    );
    const titles = [texts.name, texts.email, texts.roleColumn, texts.secondStep, texts.action];
    const body = html`${said === undefined ? '' : html`<p role="status">${said}</p>`}
      ${simpleTable(titles, rows)}
      <h2>${texts.invite}</h2>
      <form method="post" action="/konten">
        <p>
          <label for="email">${texts.email}</label>
          <input id="email" name="email" type="email" autocomplete="off" required />
        </p>
        <p>
          <label for="role">${texts.roleColumn}</label>
          <select id="role" name="role">
            ${everyRole.toReversed().map((one) => html`<option value="${one}">${roleNames[one]}</option>`)}
          </select>
        </p>
        <button>${texts.send}</button>
      </form>`;
    return show(context, simplePage(texts.accounts, body));
  };
  app.get('/konten', (context) => showAccounts(context));
  app.post('/konten', async (context) => {
    const sent = await context.req.parseBody();
    const typed = sent['email'];
    const email = typeof typed === 'string' ? typed.trim().toLowerCase() : '';
    const role = everyRole.find((one) => one === sent['role']);
    if (!isEmail(email) || role === undefined) return showAccounts(context, texts.wrongEmail);
    const taken = await drizzle.select().from(users).where(eq(users.email, email));
    if (taken.length > 0) return showAccounts(context, texts.taken);
    await log({ who: memberOf(context), what: 'account.invite', about: role });
    const url = await invite(database, address, { email, role });
    const id = randomUUID();
    try {
      await mailer.send({
        ...layOutEmail({
          ...{ language: 'de', subject: texts.mailSubject, greeting: texts.mailGreeting },
          ...{ paragraphs: [texts.mailWords], link: { label: texts.mailLink, url } },
          ...{ facts: [], closing: [] },
        }),
        ...{ to: email, messageId: `<${id}@office>`, fileName: `invitation-${id}` },
      });
    } catch (error) {
      console.error('An invitation could not be sent.', (error as NodeJS.ErrnoException).code);
      return showAccounts(context, texts.notSent);
    }
    return showAccounts(context, texts.sent);
  });
  app.post('/konten/loeschen/:id', async (context) => {
    const member = memberOf(context);
    const id = context.req.param('id');
    await log({ who: member, what: 'account.remove', about: id });
    await drizzle.delete(users).where(and(eq(users.id, id), ne(users.id, member.id)));
    return context.redirect('/konten', 303);
  });
  return app;
}
