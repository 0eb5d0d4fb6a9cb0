import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { transact, type Database, type Drizzle } from '#server/database/database.ts';
import { and, eq, isNull } from '#server/database/drizzle.ts';
import { readHashKey } from '#server/database/secrets.ts';
import { hashAddress } from './address-key.ts';
import { endMails } from './request-mails.ts';
import { confirmTokens, pastSubscriptions, subscribers } from './subscribers-table.ts';

const BYTES = 32;

/** A new token that nobody can guess, fit for an address. */
export const newToken = (): string => randomBytes(BYTES).toString('base64url');

/** What is stored of a token; without a key, because it has 256 random bits itself. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/**
 * What a token can do: `open` confirms, `used` belongs to somebody who has confirmed, `unknown` is
 * anything else, such as one that has expired.
 */
export type TokenState = 'open' | 'used' | 'unknown';

/** Looks a token up and changes nothing: mail scanners open links (RN-04). */
export async function tokenState(drizzle: Drizzle, token: string, now: Date): Promise<TokenState> {
  const [row] = await drizzle
    .select({ expiresAt: confirmTokens.expiresAt, confirmedAt: subscribers.confirmedAt })
    .from(confirmTokens)
    .innerJoin(subscribers, eq(subscribers.id, confirmTokens.subscriberId))
    .where(eq(confirmTokens.hash, hashToken(token)));
  if (row === undefined) return 'unknown';
  if (row.confirmedAt !== null) return 'used';
  return row.expiresAt > now ? 'open' : 'unknown';
}

/**
 * Confirms a request, once: with the time of this moment, which stays the proof whatever comes
 * later (RN-03).
 *
 * @returns whether the address is subscribed now, by this token or before.
 */
export async function confirm(database: Database, token: string, now: Date): Promise<boolean> {
  return transact(database, async (tx) => {
    const state = await tokenState(tx, token, now);
    if (state !== 'open') return state === 'used';
    const [used] = await tx
      .update(confirmTokens)
      .set({ usedAt: now })
      .where(and(eq(confirmTokens.hash, hashToken(token)), isNull(confirmTokens.usedAt)))
      .returning({ id: confirmTokens.subscriberId });
    // Used by another click meanwhile, or gone with its request.
    if (used === undefined) return (await tokenState(tx, token, now)) === 'used';
    await tx
      .update(subscribers)
      .set({ confirmedAt: now })
      .where(and(eq(subscribers.id, used.id), isNull(subscribers.confirmedAt)));
    return true;
  });
}

/**
 * Ends a subscription at once: the address is erased; of a confirmed one the proof of consent is
 * kept under a keyed hash (Art. 7 (1), Art. 17 (3) e GDPR). An unknown token is nobody's, or
 * somebody's who has left already; both have nothing to end.
 *
 * @returns references of the mails that were sent to the address.
 */
export async function unsubscribe(
  database: Database,
  token: string,
  now: Date,
): Promise<readonly string[]> {
  return transact(database, (tx) =>
    endSubscription(tx, eq(subscribers.unsubscribeToken, token), now),
  );
}

/** The same for another way to name one subscription, as part of a transaction. */
export async function endSubscription(
  tx: Drizzle,
  condition: SQL,
  now: Date,
): Promise<readonly string[]> {
  const key = await readHashKey(tx);
  const [row] = await tx.delete(subscribers).where(condition).returning();
  if (row === undefined) return [];
  if (row.confirmedAt) {
    const { address, requestedAt, confirmedAt, textVersion } = row;
    await tx.insert(pastSubscriptions).values({
      id: randomUUID(),
      addressHash: hashAddress(address, key),
      requestedAt,
      confirmedAt,
      textVersion,
      endedAt: now,
    });
  }
  return [row.reference, ...(await endMails(tx, [row.id]))];
}
