import { Hono } from 'hono';
import { inGerman } from '../german.ts';
import { officeMail } from '../mail.ts';
import { everyRole, roleNames } from '../roles.ts';
import { invitations, sessions, users } from '../sign-in/account-tables.ts';
import { invite } from '../sign-in/invitations.ts';
import { isEmail } from '../sign-in/sign-in-routes.ts';
import type { Role } from '../roles.ts';
import { transact, type Database, type Drizzle } from '../../server/database/database.ts';
import { and, asc, eq, gt, ne, notInArray, sql } from '../../server/database/drizzle.ts';
import { accountTexts as texts, linkMails } from './account-texts.ts';
import { fieldOf } from '../sign-in/requests.ts';
import { backTo, memberOf, saidOf, type DeskPorts } from './ports.ts';
import { hidden, type Field, type Form, type MakeScreen } from './screen.ts';

const problems = ['ungeaendert', 'nicht-gesendet', 'kein-mailserver', 'adresse', 'vergeben'];

const roleField = (chosen: string): Field => ({
  name: 'role',
  label: texts.roleColumn,
  value: chosen,
  options: everyRole.toReversed().map((one) => [one, roleNames[one]] as const),
});

/** Everybody's accounts and the open invitations, for owners. */
export function accountsScreen({ platform: { database } }: DeskPorts): MakeScreen {
  return async (reader, { query }) => {
    const people = await readColleagues(database);
    const invited = await readInvitations(database);
    return {
      title: texts.accounts,
      said: saidOf(texts.told, query['meldung'], problems),
      parts: [
        ...people.map(({ id, name, email, role, twoFactorEnabled }) => ({
          title: name,
          words: [
            [
              email,
              roleNames[role as Role],
              ...(twoFactorEnabled === true ? [] : [texts.incomplete]),
            ].join(' · '),
            id === reader.id && { text: texts.own, to: '/admin/mein-konto' },
          ],
          forms: id === reader.id ? [] : colleagueForms(id, role),
        })),
        ...invited.map(({ email, role, expiresAt }) => ({
          title: `${texts.invited}: ${email}`,
          words: [`${roleNames[role as Role]} · ${texts.validUntil(inGerman(expiresAt))}`],
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

const colleagueForms = (id: string, role: string): Form[] => [
  {
    action: `/buero/konten/rolle/${id}`,
    lead: texts.roleLead,
    fields: [roleField(role)],
    button: texts.saveRole,
  },
  {
    action: `/buero/konten/zugang/${id}`,
    lead: texts.renewLead,
    button: texts.renew,
  },
  {
    action: `/buero/konten/loeschen/${id}`,
    lead: texts.removeLead,
    button: texts.remove,
    kind: 'danger',
  },
];

/** Everybody who has an account, by name. */
const readColleagues = ({ drizzle }: Database) =>
  drizzle.select().from(users).orderBy(asc(users.name));

/** Who was invited and has no account yet, without links for the first owner and for people with an account. */
const readInvitations = ({ drizzle }: Database) =>
  drizzle
    .select()
    .from(invitations)
    .where(
      and(
        ne(invitations.email, ''),
        gt(invitations.expiresAt, new Date()),
        notInArray(invitations.email, drizzle.select({ email: users.email }).from(users)),
      ),
    )
    .orderBy(asc(invitations.email));

/**
 * Changes a colleague's account while nobody else can change who is an owner. Owners cannot do this to their
 * own account, so at least one owner is always left.
 *
 * @returns false when this is not a colleague's account, or the person asking is no longer an owner.
 */
async function asOwner(
  { pool }: Database,
  ownerId: string,
  colleagueId: string,
  work: (tx: Drizzle, colleague: typeof users.$inferSelect) => Promise<unknown>,
): Promise<boolean> {
  if (ownerId === colleagueId) return false;
  return transact({ pool }, async (tx) => {
    const owners = await tx.select().from(users).where(eq(users.role, 'owner')).for('update');
    if (owners.every(({ id }) => id !== ownerId)) return false;
    const [colleague] = await tx.select().from(users).where(eq(users.id, colleagueId));
    if (colleague === undefined) return false;
    await work(tx, colleague);
    return true;
  });
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
    const { subject, words, label } = linkMails[isNew ? 'invited' : 'renewed'];
    const mail = { subject, paragraphs: [words], link: { label, url } };
    return mailer.send(officeMail(invited.email, mail, 'invitation')).then(
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
