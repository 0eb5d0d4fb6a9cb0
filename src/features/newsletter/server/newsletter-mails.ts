import { berlinMoment } from '#lib/berlin-time.ts';
import { eq } from '#server/database/drizzle.ts';
import type { SiteFacts } from '#server/facts.ts';
import type { Platform } from '#server/feature.ts';
import type { Worker } from '#server/jobs/jobs.ts';
import { layOutEmail } from '#server/mail/email-layout.ts';
import type { EmailContent } from '#server/mail/mailer.ts';
import { confirmPath, tokenAddress, unsubscribePath } from '../contract.ts';
import { confirmTokens, subscribers, type SubscriberRow } from './subscribers-table.ts';
import { hashToken, newToken } from './subscriptions.ts';
import { mailTexts as texts } from './texts.ts';

/** How long the link of an opt-in mail works, and with it the request; the mail says so. */
export const TOKEN_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** What both mails say: who writes, and which request they answer. */
interface MailFacts {
  readonly site: SiteFacts;
  readonly askedAt: Date;
}

interface Written {
  readonly content: EmailContent;
  /** Part of the mail's id; differs where the content does. */
  readonly part: string;
}

/**
 * Writes to somebody who asked for the newsletter: the opt-in mail, or to a subscriber that there
 * is nothing more to do. The token is made here and put into the mail alone; a repeat makes
 * another one, and both work, because nobody knows whether the first mail has arrived.
 */
export function mailWorker({ database, mailer, facts }: Platform): Worker {
  const optIn = async ({ id, askedAt }: SubscriberRow): Promise<Written> => {
    const token = newToken();
    const hash = hashToken(token);
    const expiresAt = new Date(Date.now() + TOKEN_LIFE_MS);
    await database.drizzle.insert(confirmTokens).values({ hash, subscriberId: id, expiresAt });
    return { content: optInEmail({ site: facts().site, askedAt }, token), part: hash.slice(0, 12) };
  };
  const already = ({ askedAt, unsubscribeToken }: SubscriberRow): Written => ({
    content: alreadySubscribedEmail({ site: facts().site, askedAt }, unsubscribeToken),
    part: 'already',
  });
  return async ({ subscriberId = '', reference }) => {
    const isSame = eq(subscribers.id, subscriberId);
    const [row] = await database.drizzle.select().from(subscribers).where(isSame);
    // Unsubscribed or erased meanwhile.
    if (row === undefined) return false;
    const { site } = facts();
    const { content, part } = row.confirmedAt ? already(row) : await optIn(row);
    await mailer.send({
      ...content,
      to: row.address,
      messageId: `<${reference}.${part}@${site.host}>`,
      fileName: reference,
    });
    return true;
  };
}

/** The address that ends one subscription, for the link in a mail and for its header. */
export const unsubscribeUrl = (origin: string, token: string): string =>
  tokenAddress(origin, unsubscribePath, token);

/**
 * Headers by which mail programs offer to unsubscribe with one click (RFC 2369, RFC 8058). Every
 * newsletter must carry both, and its DKIM signature must cover them.
 */
const listUnsubscribeHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Asks whether the request was meant: the link and who sends it, nothing else (RN-02). */
function optInEmail({ site, askedAt }: MailFacts, token: string): EmailContent {
  const { subject, paragraphs, link, ignore } = texts.optIn;
  return layOutEmail({
    language: 'de',
    subject: subject(site.name),
    greeting: texts.greeting,
    paragraphs: paragraphs(momentOf(askedAt), site.host),
    link: { label: link, url: tokenAddress(site.url, confirmPath, token) },
    rows: [],
    closing: [ignore, '', ...texts.signOff(site.name), '', ...site.imprint],
  });
}

/** Tells a subscriber that nothing more is needed; only the owner of the address learns it. */
function alreadySubscribedEmail(
  { site, askedAt }: MailFacts,
  unsubscribeToken: string,
): EmailContent {
  const { subject, paragraphs, link } = texts.already;
  const url = unsubscribeUrl(site.url, unsubscribeToken);
  const content = layOutEmail({
    language: 'de',
    subject: subject(site.name),
    greeting: texts.greeting,
    paragraphs: paragraphs(momentOf(askedAt), site.host),
    link: { label: link, url },
    rows: [],
    closing: [...texts.signOff(site.name), '', ...site.imprint],
  });
  return { ...content, headers: listUnsubscribeHeaders(url) };
}

function momentOf(date: Date): string {
  const { day, time } = berlinMoment(date);
  return texts.moment(day, time);
}
