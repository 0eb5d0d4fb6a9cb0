import type { Drizzle } from '#server/database/database.ts';
import { eq, sql } from '#server/database/drizzle.ts';
import type { Finding, PersonalData } from '#server/feature.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import { addressKey, endSubscription } from './subscriptions.ts';
import { TOKEN_LIFE_MS } from './newsletter-mails.ts';
import { mailReferences, MAIL_JOB, endMails } from './request-mails.ts';
import { pastProofs } from './subscribers-list.ts';
import { consentTexts, subscribers } from './subscribers-table.ts';
import { keptTexts } from './texts.ts';
import type { Env } from '#server/env.ts';
import { removeCaptured } from '#server/captured-messages.ts';
import type { RetentionRule } from '#server/retention/retention.ts';

/** What is stored about people who have asked for the newsletter. */
export const personalData: PersonalData = {
  find: async ({ database: { drizzle } }, address) => [
    ...(await subscriptions(drizzle, address)),
    ...(await proofs(drizzle, address)),
  ],
  erase: async (_context, tx, address) => {
    const isTheirs = eq(subscribers.addressKey, addressKey(address));
    const [row] = await tx.select().from(subscribers).where(isTheirs);
    if (row !== undefined) await endSubscription(tx, isTheirs, new Date());
    const kept = await proofs(tx, address);
    return {
      erased: { 'newsletter subscriptions': row === undefined ? 0 : 1 },
      kept: kept.map(() => ({
        sentence:
          'Kept: a proof of consent, under a keyed hash and without the address, for three years after the year in which the subscription ended (Art. 7 (1), Art. 17 (3) (e) GDPR; §§ 195, 199 BGB).',
        inWords: keptTexts.proof,
      })),
    };
  },
};

async function subscriptions(drizzle: Drizzle, address: string): Promise<Finding[]> {
  const rows = await drizzle
    .select({ subscriber: subscribers, text: consentTexts.text })
    .from(subscribers)
    .innerJoin(consentTexts, eq(consentTexts.version, subscribers.textVersion))
    .where(eq(subscribers.addressKey, addressKey(address)));
  return Promise.all(
    rows.map(async ({ subscriber, text }) => {
      const { id, address: typed, requestedAt, confirmedAt, askedAt, mailedAt, mails } = subscriber;
      const { clientHash: networkHash } = subscriber;
      const jobs = await drizzle.execute(sql`
        select state::text, to_json(created_on) as "createdOn"
        from ${sql.identifier(QUEUE_SCHEMA)}.job
        where name = ${MAIL_JOB} and data ->> 'subscriberId' = ${id}
      `);
      return {
        what: 'newsletter subscription',
        details: {
          address: typed,
          requestedAt,
          confirmedAt,
          askedAt,
          mailedAt,
          mails,
          networkHash,
          text,
          jobs: jobs.rows,
        },
        references: await mailReferences(drizzle, [id]),
      };
    }),
  );
}

async function proofs(drizzle: Drizzle, address: string): Promise<Finding[]> {
  const past = await pastProofs(drizzle, address);
  return past.map((details) => ({
    what: 'proof of a newsletter subscription that ended',
    details,
    references: [],
  }));
}

/**
 * Requests that nobody has confirmed for as long as a link works go at once, because the mail says so; a mail that
 * went out late makes them stay until its link is over. Proofs go three years after the end of the year in which the
 * subscription ended (§§ 195, 199 BGB). Nothing of a
 * subscriber is ever due.
 */
export function newsletterRetention({ dataDir }: Pick<Env, 'dataDir'>): RetentionRule[] {
  return [
    {
      table: 'newsletter_subscribers',
      time: 'asked_at',
      hasClientHash: true,
      isShortLived: true,
      isDue: (now) => sql`
        confirmed_at is null
        and requested_at < ${new Date(now.getTime() - TOKEN_LIFE_MS).toISOString()}::timestamptz
        and not exists (
          select from newsletter_confirm_tokens as token
          where token.subscriber_id = newsletter_subscribers.id
            and token.expires_at > ${now.toISOString()}::timestamptz
        )
      `,
      beforeErasing: async (tx: Drizzle, ids) => removeCaptured(dataDir, await endMails(tx, ids)),
    },
    {
      table: 'newsletter_past_subscriptions',
      time: 'ended_at',
      isDue: (now) =>
        sql`ended_at < (date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'Europe/Berlin') - interval '3 years') at time zone 'Europe/Berlin'`,
    },
  ];
}
