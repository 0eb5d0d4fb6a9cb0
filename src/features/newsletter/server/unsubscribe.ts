import { randomUUID } from 'node:crypto';
import { clientHashKey } from '#features/declarations/server/client-hash-key.ts';
import type { Database } from '#server/database/database.ts';
import { drizzle, eq } from '#server/database/drizzle.ts';
import { transact } from '#server/database/transact.ts';
import { hashAddress } from './address-key.ts';
import { pastSubscriptions, subscribers } from './subscribers-table.ts';

/**
 * Ends a subscription at once: the address is erased; of a confirmed one the proof of consent is
 * kept under a keyed hash (Art. 7 (1), Art. 17 (3) e GDPR). An unknown token is nobody's, or
 * somebody's who has left already; both have nothing to end.
 */
export async function unsubscribe(database: Database, token: string, now: Date): Promise<void> {
  const secret = await clientHashKey(database);
  await transact(database, async (client, begun) => {
    await begun;
    const transaction = drizzle(client);
    const [row] = await transaction
      .delete(subscribers)
      .where(eq(subscribers.unsubscribeToken, token))
      .returning();
    if (!row?.confirmedAt) return;
    const { address, requestedAt, confirmedAt, textVersion } = row;
    await transaction.insert(pastSubscriptions).values({
      id: randomUUID(),
      addressHash: hashAddress(address, secret),
      requestedAt,
      confirmedAt,
      textVersion,
      endedAt: now,
    });
  });
}
