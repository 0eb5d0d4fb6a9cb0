import type { PoolClient } from 'pg';
import type { Database } from '#server/database/database.ts';

/**
 * Does the work in one transaction on a connection of its own from the pool. Drizzle's own
 * `transaction` keeps the connection for ever when it breaks before the transaction has begun.
 *
 * @param work Its queries follow the beginning without waiting for it; before anything is written
 *   `begun` has to be awaited.
 * @throws what the work throws, or why the database cannot promise that it is on disk.
 */
export async function transact<Result>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: PoolClient, begun: Promise<unknown>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    const begun = client.query('begin');
    const [result] = await Promise.all([work(client, begun), begun]);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The end of the connection takes back what was not committed, even where no answer comes.
    client.release(true);
    throw error;
  }
}
