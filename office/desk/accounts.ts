import { Hono } from 'hono';
import { asOwner, readColleagues, readInvitations } from '../accounts/colleagues.ts';
import { linkMail } from '../accounts/link-mail.ts';
import { accountTexts as texts } from '../accounts/texts.ts';
import { inGerman } from './declaration-texts.ts';
import { everyRole, roleNames } from '../roles.ts';
import { invitations, sessions, users } from '../sign-in/account-tables.ts';
import { invite } from '../sign-in/invitations.ts';
import { isEmail } from '../sign-in/sign-in-routes.ts';
import type { Role } from '../roles.ts';
import type { Drizzle } from '../../server/database/database.ts';
import { eq, sql } from '../../server/database/drizzle.ts';
import { backTo, fieldOf, memberOf, saidOf, type DeskPorts } from './ports.ts';
import type { Field, MakeScreen } from './screen.ts';

const problems = ['ungeaendert', 'nicht-gesendet', 'kein-mailserver', 'adresse', 'vergeben'];

const roleField = (chosen: string): Field => ({
  name: 'role',
  label: texts.roleColumn,
  value: chosen,
  options: everyRole.toReversed().map((one) => [one, roleNames[one]] as const),
});
const hidden = (name: string, value: string): Field => ({ name, type: 'hidden', value });

/** Everybody's accounts and the open invitations, for owners. */
export function accountsScreen({ platform: { database } }: DeskPorts): MakeScreen {
  return async (reader, { query }) => {
    const people = await readColleagues(database);
    const invited = await readInvitations(database);
    const said = saidOf(texts.told, query['meldung'], problems);
    return {
      title: texts.accounts,
      ...(said && { said }),
      parts: [
        ...people.map(({ id, name, email, role, twoFactorEnabled }) => ({
          title: name,
          words: [
            [
              email,
              roleNames[role as Role],
              ...(twoFactorEnabled === true ? [] : [texts.incomplete]),
            ].join(' · '),
            ...(id === reader.id ? [{ text: texts.own, to: '/admin/mein-konto' }] : []),
          ],
          ...(id !== reader.id && {
            forms: [
              {
                action: `/buero/konten/rolle/${id}`,
                lead: texts.roleLead,
                fields: [roleField(role)],
                button: texts.saveRole,
                behind: `${texts.saveRole} …`,
              },
              {
                action: `/buero/konten/zugang/${id}`,
                lead: texts.renewLead,
                button: texts.renew,
                behind: `${texts.renew} …`,
              },
              {
                action: `/buero/konten/loeschen/${id}`,
                lead: texts.removeLead,
                button: texts.remove,
                behind: `${texts.remove} …`,
                kind: 'danger' as const,
              },
            ],
          }),
        })),
        ...invited.map(({ email, role, expiresAt }) => ({
          title: `${texts.invited}: ${email}`,
          words: [
            `${roleNames[role as Role]} · ${texts.validUntil(inGerman(expiresAt.toISOString()))}`,
          ],
          forms: [
            {
              action: '/buero/konten/einladen/neu',
              button: texts.sendAgain,
              kind: 'quiet' as const,
              fields: [hidden('email', email), hidden('role', role)],
            },
            {
              action: '/buero/konten/zurueckziehen/alt',
              lead: texts.takeBackLead,
              button: texts.takeBack,
              behind: `${texts.takeBack} …`,
              fields: [hidden('email', email)],
              kind: 'danger' as const,
            },
          ],
        })),
        {
          title: texts.invite,
          forms: [
            {
              action: '/buero/konten/einladen/neu',
              button: texts.send,
              fields: [{ name: 'email', label: texts.email, type: 'email' }, roleField('support')],
            },
          ],
        },
      ],
    };
  };
}

/** Ends what somebody has begun and others would go on with: invitations, planned publications, sessions. */
async function endWorkOf(tx: Drizzle, userId: string): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.invitedBy, userId));
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await tx.execute(sql`
    delete from payload.payload_jobs
    where task_slug = 'schedulePublish' and completed_at is null
      and input -> 'user' ->> 'value' = ${userId}
  `);
}

/** What the buttons of this page do. */
export function accountRoutes({ platform, mailer, address, log }: DeskPorts): Hono {
  const { database } = platform;
  const { drizzle } = database;
  const app = new Hono();
  /** Mails a link, and says what came of it. */
  const send = async (invited: { email: string; role: Role }, by: string, isNew: boolean) => {
    const url = await invite(database, address, { ...invited, by });
    return mailer.send(linkMail(invited.email, url, isNew)).then(
      () => (mailer.isCapturing ? 'kein-mailserver' : isNew ? 'eingeladen' : 'zugang'),
      () => 'nicht-gesendet' as const,
    );
  };
  app.post('/buero/konten/:does/:id', async (context) => {
    const who = memberOf(context);
    const { does, id } = context.req.param();
    const say = (word: keyof typeof texts.told): Response => backTo(context, 'konten', word);
    const typed = await fieldOf(context, 'role');
    const role = everyRole.find((one) => one === typed);
    const email = (await fieldOf(context, 'email')).trim().toLowerCase();
    if (does === 'einladen') {
      if (!isEmail(email) || role === undefined) return say('adresse');
      const taken = await drizzle.select().from(users).where(eq(users.email, email));
      if (taken.length > 0) return say('vergeben');
      await log({ who, what: 'account.invite', about: roleNames[role] });
      return say(await send({ email, role }, who.id, true));
    }
    if (does === 'zurueckziehen') {
      await log({ who, what: 'account.uninvite' });
      await drizzle.delete(invitations).where(eq(invitations.email, email));
      return say('zurueckgezogen');
    }
    if (does === 'rolle') {
      if (role === undefined) return say('ungeaendert');
      const isDone = await asOwner(database, who.id, id, async (tx, { name }) => {
        await log({ who, what: 'account.role', about: `${name}: ${roleNames[role]}` });
        await tx.update(users).set({ role }).where(eq(users.id, id));
        await endWorkOf(tx, id);
      });
      return say(isDone ? 'rolle' : 'ungeaendert');
    }
    if (does === 'zugang') {
      const [person] = await drizzle.select().from(users).where(eq(users.id, id));
      if (person === undefined || id === who.id) return say('ungeaendert');
      await log({ who, what: 'account.renew', about: person.name });
      const invited = { email: person.email, role: person.role as Role };
      return say(await send(invited, who.id, false));
    }
    if (does !== 'loeschen') return context.notFound();
    const isDone = await asOwner(database, who.id, id, async (tx, person) => {
      await log({ who, what: 'account.remove', about: person.name });
      await endWorkOf(tx, id);
      // This also removes passwords, passkeys and any link that would open the account again.
      await tx.delete(invitations).where(eq(invitations.email, person.email));
      await tx.delete(users).where(eq(users.id, id));
    });
    return say(isDone ? 'geloescht' : 'ungeaendert');
  });
  return app;
}
