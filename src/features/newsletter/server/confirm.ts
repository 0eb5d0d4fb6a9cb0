import type { Database, Drizzle } from '#server/database/database.ts';
import { and, drizzle, eq, isNull } from '#server/database/drizzle.ts';
import { transact } from '#server/database/transact.ts';
import { confirmTokens, subscribers } from './subscribers-table.ts';
import { hashToken } from './tokens.ts';

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
  return transact(database, async (client, begun) => {
    await begun;
    const transaction = drizzle(client);
    const state = await tokenState(transaction, token, now);
    if (state !== 'open') return state === 'used';
    const [used] = await transaction
      .update(confirmTokens)
      .set({ usedAt: now })
      .where(and(eq(confirmTokens.hash, hashToken(token)), isNull(confirmTokens.usedAt)))
      .returning({ id: confirmTokens.subscriberId });
    if (used === undefined) return true;
    await transaction
      .update(subscribers)
      .set({ confirmedAt: now })
      .where(and(eq(subscribers.id, used.id), isNull(subscribers.confirmedAt)));
    return true;
  });
}
