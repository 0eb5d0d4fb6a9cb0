import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { failureFacts } from '#server/database/database-failure.ts';
import { and, isNotNull, lt } from '#server/database/drizzle.ts';
import { declarations } from '#server/declarations/declarations-table.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

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

/** Does that every hour; returns a function that ends it. */
export function forgetClientsHourly(database: Database, logger: Logger): () => void {
  const timer = setInterval(() => {
    forgetClients(database).catch((error: unknown) => {
      logger.warn({ failure: failureFacts(error) }, 'Old network hashes could not be emptied yet.');
    });
  }, HOUR_MS);
  return () => {
    clearInterval(timer);
  };
}
