import type { Database } from '#server/database/database.ts';
import { and, isNotNull, isNull, lt, sql } from '#server/database/drizzle.ts';
import { pastSubscriptions, subscribers } from './subscribers-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNCONFIRMED_MS = 7 * DAY_MS;

/**
 * Erases what is no longer needed: requests that nobody confirmed within 7 days, hashes of
 * networks after a day, and proofs three years after the end of the year in which the subscription
 * ended (§§ 195, 199 BGB).
 */
export async function eraseOld({ drizzle }: Database, now = new Date()): Promise<void> {
  const before = (span: number): Date => new Date(now.getTime() - span);
  const { confirmedAt, requestedAt, clientHash, askedAt } = subscribers;
  await drizzle
    .delete(subscribers)
    .where(and(isNull(confirmedAt), lt(requestedAt, before(UNCONFIRMED_MS))));
  await drizzle
    .update(subscribers)
    .set({ clientHash: null })
    .where(and(isNotNull(clientHash), lt(askedAt, before(DAY_MS))));
  await drizzle
    .delete(pastSubscriptions)
    .where(
      sql`${pastSubscriptions.endedAt} < (date_trunc('year', ${now.toISOString()}::timestamptz at time zone 'Europe/Berlin') - interval '3 years') at time zone 'Europe/Berlin'`,
    );
}
