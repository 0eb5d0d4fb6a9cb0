import type { Database } from '#server/database/database.ts';
import { eq } from '#server/database/drizzle.ts';
import type { Email, EmailContent, Mailer } from '#server/mail/email.ts';
import type { SiteFacts } from '#server/site-facts.ts';
import type { MailJob } from './mail-job.ts';
import { alreadySubscribedEmail, optInEmail } from './newsletter-mails.ts';
import { confirmTokens, subscribers, type SubscriberRow } from './subscribers-table.ts';
import { hashToken, newToken } from './tokens.ts';

export interface SendOptions {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly site: SiteFacts;
  readonly imprint: readonly string[];
}

export const TOKEN_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Writes to somebody who asked for the newsletter: the opt-in mail, or to a subscriber that there
 * is nothing more to do. The token is made here and put into the mail alone; a repeat makes
 * another one, and both work, because nobody knows whether the first mail has arrived.
 *
 * @returns false when there is nobody to write to any more.
 * @throws when the mail could not be handed over.
 */
export async function sendMail(
  options: SendOptions,
  { subscriberId, reference }: MailJob,
): Promise<boolean> {
  const [row] = await options.database.drizzle
    .select()
    .from(subscribers)
    .where(eq(subscribers.id, subscriberId));
  if (row === undefined) return false;
  const { content, part } = row.confirmedAt ? alreadyMail(options, row) : await optIn(options, row);
  const email: Email = {
    ...content,
    to: row.address,
    messageId: `<${reference}.${part}@${options.site.host}>`,
    fileName: reference,
  };
  await options.mailer.send(email);
  return true;
}

interface Written {
  content: EmailContent;
  /** Part of the mail's id; differs where the content does. */
  part: string;
}

async function optIn(
  { database, site, imprint }: SendOptions,
  { id, askedAt }: SubscriberRow,
): Promise<Written> {
  const token = newToken();
  const hash = hashToken(token);
  const expiresAt = new Date(Date.now() + TOKEN_LIFE_MS);
  await database.drizzle.insert(confirmTokens).values({ hash, subscriberId: id, expiresAt });
  return { content: optInEmail({ site, imprint, askedAt }, token), part: hash.slice(0, 12) };
}

function alreadyMail(
  { site, imprint }: SendOptions,
  { askedAt, unsubscribeToken }: SubscriberRow,
): Written {
  const content = alreadySubscribedEmail({ site, imprint, askedAt }, unsubscribeToken);
  return { content, part: 'already' };
}
