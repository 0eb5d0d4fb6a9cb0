import { Hono, type Context } from 'hono';
import type { Database } from '#server/database/database.ts';
import { eq } from '#server/database/drizzle.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { OfficePorts } from '../desk/ports.ts';
import { everyRole, roleNames } from '../roles.ts';
import { invitations, users } from '../sign-in/account-tables.ts';
import { invite, type Invitation } from '../sign-in/invitations.ts';
import { field } from '../sign-in/requests.ts';
import type { Member } from '../sign-in/session.ts';
import { isEmail } from '../sign-in/sign-in-routes.ts';
import { accountsPage } from './accounts-page.ts';
import { asOwner, readColleagues, readInvitations } from './colleagues.ts';
import { linkMail } from './link-mail.ts';
import { accountTexts as texts } from './texts.ts';

export interface AccountPorts extends Pick<OfficePorts, 'log' | 'show'> {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly address: string;
  readonly memberOf: (context: Context) => Member;
}

type Told = keyof typeof texts.told;

const isTold = (word: string | undefined): word is Told =>
  Object.keys(texts.told).includes(word ?? '');

/** Everybody's accounts and invitations, for owners. */
export function accountRoutes(ports: AccountPorts): Hono {
  const { database, mailer, address, memberOf, log, show } = ports;
  const { drizzle } = database;
  const app = new Hono();
  const tell = (context: Context, told: Told): Response =>
    context.redirect(`/konten?meldung=${told}`, 303);
  const roleIn = async (context: Context) => {
    const typed = await field(context, 'role');
    return everyRole.find((one) => one === typed);
  };
  /** Mails a link, and says whether that worked. */
  const send = async (invitation: Pick<Invitation, 'email' | 'role'>, isNew: boolean) => {
    const url = await invite(database, address, invitation);
    try {
      await mailer.send(linkMail(invitation.email, url, isNew));
      return true;
    } catch (error) {
      console.error('A link could not be sent.', (error as NodeJS.ErrnoException).code);
      return false;
    }
  };

  app.get('/konten', async (context) => {
    const told = context.req.query('meldung');
    const people = await readColleagues(database);
    const invited = await readInvitations(database);
    const said = isTold(told) ? texts.told[told] : undefined;
    return show(context, accountsPage(memberOf(context), people, invited, said));
  });
  app.post('/konten', async (context) => {
    const email = (await field(context, 'email')).trim().toLowerCase();
    const role = await roleIn(context);
    if (!isEmail(email) || role === undefined) return tell(context, 'adresse');
    const taken = await drizzle.select().from(users).where(eq(users.email, email));
    if (taken.length > 0) return tell(context, 'vergeben');
    await log({ who: memberOf(context), what: 'account.invite', about: roleNames[role] });
    return tell(context, (await send({ email, role }, true)) ? 'eingeladen' : 'nicht-gesendet');
  });
  app.post('/konten/einladung/zurueckziehen', async (context) => {
    const email = await field(context, 'email');
    await log({ who: memberOf(context), what: 'account.uninvite' });
    await drizzle.delete(invitations).where(eq(invitations.email, email));
    return tell(context, 'zurueckgezogen');
  });
  app.post('/konten/rolle/:id', async (context) => {
    const who = memberOf(context);
    const role = await roleIn(context);
    if (role === undefined) return tell(context, 'ungeaendert');
    const isDone = await asOwner(
      database,
      who.id,
      context.req.param('id'),
      async (tx, { id, name }) => {
        await log({ who, what: 'account.role', about: `${name}: ${roleNames[role]}` });
        await tx.update(users).set({ role }).where(eq(users.id, id));
      },
    );
    return tell(context, isDone ? 'rolle' : 'ungeaendert');
  });
  app.post('/konten/zugang/:id', async (context) => {
    const who = memberOf(context);
    const id = context.req.param('id');
    const [person] = await drizzle.select().from(users).where(eq(users.id, id));
    if (person === undefined || id === who.id) return tell(context, 'ungeaendert');
    const { name, email } = person;
    await log({ who, what: 'account.renew', about: name });
    const role = person.role as Member['role'];
    return tell(context, (await send({ email, role }, false)) ? 'zugang' : 'nicht-gesendet');
  });
  app.post('/konten/loeschen/:id', async (context) => {
    const who = memberOf(context);
    const isDone = await asOwner(database, who.id, context.req.param('id'), async (tx, person) => {
      await log({ who, what: 'account.remove', about: person.name });
      // This also removes sessions, passwords, passkeys and any link that would open the account again.
      await tx.delete(invitations).where(eq(invitations.email, person.email));
      await tx.delete(users).where(eq(users.id, person.id));
    });
    return tell(context, isDone ? 'geloescht' : 'ungeaendert');
  });
  return app;
}
