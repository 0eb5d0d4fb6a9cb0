import { hash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { PgBoss, type fromDrizzle, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import { failureFacts } from '#server/database/database-failure.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const MOST_RETRIES = 100;
export const LONGEST_DELAY_SECONDS = HOUR;

/** Schema in the database that the queue keeps its tables in. */
export const QUEUE_SCHEMA = 'pgboss';

/**
 * How jobs are repeated: the delay doubles up to an hour, and a hundred repeats are more than
 * three days even when every delay comes out as short as it can.
 *
 * @param firstDelaySeconds Delay before the first repeat.
 */
export function queueOptions(firstDelaySeconds: number): QueueOptions {
  return {
    retryLimit: MOST_RETRIES,
    retryDelay: firstDelaySeconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_DELAY_SECONDS,
    // A job whose server was killed is taken up by another after this.
    heartbeatSeconds: 10,
    expireInSeconds: 5 * MINUTE,
    // Waiting jobs must survive a server that is off for months; finished ones tell their story.
    retentionSeconds: 365 * DAY,
    deleteAfterSeconds: 90 * DAY,
  };
}

/**
 * The job queue in the same database; call `start` before use.
 *
 * @param options.working Whether this process also looks after the queue, as servers do.
 */
export function openQueue(
  database: Database,
  logger: Logger,
  options: { readonly working: boolean },
): PgBoss {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values ?? []) },
    schema: QUEUE_SCHEMA,
    supervise: options.working,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  let lastLogged = -Infinity;
  queue.on('error', (error) => {
    // Workers ask every second, and a database can be away for hours.
    if (performance.now() - lastLogged < MINUTE * 1000) return;
    lastLogged = performance.now();
    logger.warn({ failure: failureFacts(error) }, 'The job queue could not reach the database.');
  });
  return queue;
}

/**
 * For the option `db` of the queue: makes what it does part of the transaction on that connection,
 * as statements that the database prepares once for each connection, because they are long.
 * PostgreSQL takes names of up to 63 characters.
 */
export function inTransaction(client: ClientBase): ReturnType<typeof fromDrizzle> {
  return {
    executeSql: (text, values) =>
      client.query({ name: hash('sha1', text), text, values: values ?? [] }),
  };
}

/** What is needed to put a job into the queue. */
export type JobSender = Pick<PgBoss, 'insert'>;

/**
 * Puts jobs into the queue as part of a transaction: they exist when that is committed, and not
 * before.
 *
 * @param jobs Their ids are UUIDs.
 * @throws when the queue did not take all: it is unknown, or a job with such an id is in it already.
 */
export async function sendInTransaction(
  queue: JobSender,
  client: ClientBase,
  name: string,
  jobs: readonly { readonly id: string; readonly data: object }[],
): Promise<void> {
  const options = { db: inTransaction(client), returnId: true };
  const taken = await queue.insert(name, [...jobs], options);
  if (taken?.length !== jobs.length) throw new Error(`The queue ${name} did not take a job.`);
}
