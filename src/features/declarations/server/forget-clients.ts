import type { Database } from '#server/database/database.ts';
import { and, isNotNull, lt } from '#server/database/drizzle.ts';
import { declarations } from '#features/declarations/server/declarations-table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Empties the hashes of senders' networks that are older than a day: the limit needs minutes. */
export async function forgetClients({ drizzle }: Database, now = new Date()): Promise<void> {
  await drizzle
    .update(declarations)
    .set({ clientHash: null })
    .where(
      and(
        isNotNull(declarations.clientHash),
        lt(declarations.receivedAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
}
