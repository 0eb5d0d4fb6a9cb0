import type { SQL } from 'drizzle-orm';
import type { PgBoss } from 'pg-boss';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { readReports } from '#features/declarations/server/delivery-states.ts';
import type { Database } from '#server/database/database.ts';
import { drizzle, sql } from '#server/database/drizzle.ts';
import { transact } from '#server/database/transact.ts';
import { CHANNELS } from '#features/declarations/server/channels.ts';
import { tidyReference } from '#features/declarations/server/reference.ts';
import { inTransaction, sendInTransaction } from '#server/jobs/open-queue.ts';

/**
 * Tries again, now, what is not delivered of one declaration or of all: those that were given up
 * get a new job with all its repeats, those that wait need not wait any longer.
 *
 * @param typed A reference, however it was typed, or `all`.
 * @returns one sentence about what was done.
 * @throws CommandProblem when there is no such declaration.
 */
export async function retryDeliveries(
  database: Database,
  queue: PgBoss,
  typed: string,
): Promise<string> {
  const isAll = typed === 'all';
  const which: SQL = isAll
    ? sql`team_notified_at is null or confirmation_sent_at is null`
    : sql`reference = ${tidyReference(typed)}`;
  const count = await transact(database, async (client, begun) => {
    await begun;
    const reports = await readReports(drizzle(client), which);
    if (reports.length === 0 && !isAll) {
      throw new CommandProblem(`There is no declaration ${tidyReference(typed)}.`);
    }
    let renewed = 0;
    for (const { id, reference, deliveries } of reports) {
      for (const channel of CHANNELS) {
        if (deliveries[channel].state === 'delivered') continue;
        await queue.deleteJob(channel, id, { db: inTransaction(client) });
        await sendInTransaction(queue, client, channel, [{ id, data: { reference } }]);
        renewed += 1;
      }
    }
    return renewed;
  });
  if (count === 0) return 'Everything is delivered already.';
  return `${count} ${count === 1 ? 'delivery' : 'deliveries'} will be tried now by the running server, or when one starts.`;
}
