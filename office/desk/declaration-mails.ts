import { declarationMails, declarationReaders, users } from '../sign-in/account-tables.ts';
import { keepDoing } from '../keep-doing.ts';
import { officeMail } from '../mail.ts';
import type { ProcessLog } from '../process-log.ts';
import type { Database } from '../../server/database/database.ts';
import { and, eq, gt, inArray, sql } from '../../server/database/drizzle.ts';
import type { Email, Mailer } from '../../server/mail/mailer.ts';
import { declarations } from '../../src/features/declarations/server/declarations-table.ts';
import { titleOf } from '../../src/features/declarations/server/kinds.ts';
import { listTexts } from './declaration-texts.ts';

const { mails: texts } = listTexts;

/** Whether somebody gets a mail about each new declaration. */
export async function isMailed({ drizzle }: Database, userId: string): Promise<boolean> {
  const isTheirs = eq(declarationReaders.userId, userId);
  return (await drizzle.select().from(declarationReaders).where(isTheirs)).length > 0;
}

/** Begins or ends these mails; about declarations of before nobody gets one. */
export async function setMailed({ drizzle }: Database, userId: string, isWanted: boolean) {
  if (isWanted) {
    const made = { userId, since: new Date() };
    await drizzle.insert(declarationReaders).values(made).onConflictDoNothing();
  } else await drizzle.delete(declarationReaders).where(eq(declarationReaders.userId, userId));
}

const EVERY_MS = 20_000;
const MOST_DAYS = 3;
const MOST_AT_ONCE = 50;

/**
 * Sends each chosen person one mail about each new declaration: its reference and a link, and nothing of what it
 * says. What could not be sent is tried again, for three days.
 */
export async function sendDeclarationMails(
  { drizzle }: Database,
  mailer: Mailer,
  address: string,
): Promise<void> {
  // Who may no longer read declarations hears of none.
  const mayRead = inArray(users.role, ['owner', 'support']);
  const readers = await drizzle
    .select({ userId: users.id, to: users.email, since: declarationReaders.since })
    .from(declarationReaders)
    .innerJoin(users, eq(users.id, declarationReaders.userId))
    .where(mayRead);
  const failures: unknown[] = [];
  // Each reader apart: an address that is refused must not keep the others from their mails.
  for (const { userId, to, since } of readers) {
    const isNew = and(
      gt(declarations.receivedAt, since),
      sql`${declarations.receivedAt} > now() - make_interval(days => ${MOST_DAYS})`,
      sql`not exists (select 1 from ${declarationMails} as told
        where told.user_id = ${userId} and told.declaration_id = ${declarations.id})`,
    );
    const { id: declarationId, reference, type } = declarations;
    const waiting = await drizzle
      .select({ declarationId, reference, type })
      .from(declarations)
      .where(isNew)
      .orderBy(declarations.receivedAt)
      .limit(MOST_AT_ONCE);
    for (const one of waiting) {
      try {
        await mailer.send(mailAbout(one, { userId, to }, address));
        const told = { userId, declarationId: one.declarationId };
        await drizzle.insert(declarationMails).values(told).onConflictDoNothing();
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
}

function mailAbout(
  { reference, type }: { readonly reference: string; readonly type: string },
  { userId, to }: { readonly userId: string; readonly to: string },
  address: string,
): Email {
  const kind = titleOf(type);
  const words = {
    subject: texts.subject(kind, reference),
    paragraphs: [texts.words(kind)],
    link: { label: texts.link, url: `${address}/admin/erklaerungen/${reference}` },
  };
  const fileName = `new-${reference}-${userId.slice(0, 8)}`;
  return { ...officeMail(to, words, 'new', `${reference}.${userId}`), fileName };
}

/** Does that again and again until it is stopped. */
export function keepSendingMails(
  database: Database,
  mailer: Mailer,
  address: string,
  failure: ProcessLog['failure'],
): () => Promise<void> {
  return keepDoing(
    EVERY_MS,
    () => sendDeclarationMails(database, mailer, address),
    (error) => failure('A mail about a new declaration could not be sent yet.', error),
  );
}
