import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';

/** Makes transactions with the same words wait for each other until this one ends. */
export async function lock(tx: Drizzle, words: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${words}, 0))`);
}
