import type { Database, Drizzle } from '#server/database/database.ts';
import { and, isNotNull, lt, sql } from '#server/database/drizzle.ts';
import type { Env } from '#server/env.ts';
import { removeFromOutbox } from '#server/outbox.ts';
import type { RetentionRule } from '#server/retention/retention.ts';
import { endMails } from './request-mails.ts';
import { subscribers } from './subscribers-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED_MS = 7 * DAY_MS;

/**
 * Requests that nobody confirmed within 7 days go at once, because the mail says so. Proofs go three
 * years after the end of the year in which the subscription ended (§§ 195, 199 BGB). Nothing of a
 * subscriber is ever due.
 */
export function newsletterRetention({ dataDir }: Pick<Env, 'dataDir'>): RetentionRule[] {
  return [
    {
      table: 'newsletter_subscribers',
      time: 'asked_at',
      isShortLived: true,
      isDue: (now) =>
        sql`confirmed_at is null and requested_at < ${new Date(now.getTime() - UNCONFIRMED_MS).toISOString()}::timestamptz`,
      beforeErasing: async (tx: Drizzle, ids) => removeFromOutbox(dataDir, await endMails(tx, ids)),
    },
    {
      table: 'newsletter_past_subscriptions',
      time: 'ended_at',
      isDue: (now) =>
        sql`ended_at < (date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'Europe/Berlin') - interval '3 years') at time zone 'Europe/Berlin'`,
    },
  ];
}

/** Empties the hashes of networks after a day: the limit needs minutes. */
export async function forgetClients({ drizzle }: Database, now = new Date()): Promise<void> {
  const { clientHash, askedAt } = subscribers;
  await drizzle
    .update(subscribers)
    .set({ clientHash: null })
    .where(and(isNotNull(clientHash), lt(askedAt, new Date(now.getTime() - DAY_MS))));
}
