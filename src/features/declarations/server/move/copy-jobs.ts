import type { ClientBase } from 'pg';
import type { PgBoss } from 'pg-boss';
import { QUEUE_SCHEMA, queueOptions, sendInTransaction } from '#server/jobs/open-queue.ts';

// pg-boss keeps queues of its own under such names.
const OURS = `name not like '\\_\\_pgboss%'`;

/**
 * Makes the queues of the source in the target as well.
 *
 * @param queue Of the target.
 */
export async function prepareSameQueues(
  source: ClientBase,
  queue: PgBoss,
  retrySeconds: number,
): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `select name from ${QUEUE_SCHEMA}.queue where ${OURS}`,
  );
  for (const { name } of rows) {
    await queue.createQueue(name, queueOptions(retrySeconds));
    // Makes the queue remember its options now and not in the middle of a transaction.
    await queue.insert(name, []);
  }
}

/**
 * Copies the jobs that will be tried, or tried again, each within the transaction that is open on
 * its connection. They begin anew, with all their repeats.
 *
 * @param queue Of the target.
 * @returns how many there were.
 */
export async function copyJobs(
  source: ClientBase,
  target: ClientBase,
  queue: PgBoss,
): Promise<number> {
  const { rows } = await source.query<{ name: string; id: string; data: object }>(
    `select name, id, data from ${QUEUE_SCHEMA}.job
     where state in ('created', 'retry', 'active') and ${OURS}
     order by created_on`,
  );
  const byName = Map.groupBy(rows, ({ name }) => name);
  for (const [name, jobs] of byName) {
    await sendInTransaction(
      queue,
      target,
      name,
      jobs.map(({ id, data }) => ({ id, data })),
    );
  }
  return rows.length;
}
