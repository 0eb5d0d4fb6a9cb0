import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { JobState, JobStates } from '#server/health/status.ts';
import { QUEUE_SCHEMA, type Jobs } from '#server/jobs/jobs.ts';
import { MAIL_JOB } from './request-mails.ts';

// A mail that was given up matters as long as somebody waits for it: until the request is erased.
const undelivered = sql`
  from ${sql.identifier(QUEUE_SCHEMA)}.job as job
  join newsletter_subscribers as subscriber on subscriber.id = (job.data ->> 'subscriberId')::uuid
  where job.name = ${MAIL_JOB}
`;
const isGivenUp = sql`job.state = 'failed' and subscriber.confirmed_at is null`;
const isAlive = sql`job.state in ('created', 'retry', 'active')`;

/**
 * Counts the mails to people who asked for the newsletter and have none yet.
 *
 * @throws when the database is away.
 */
export async function mailStatus({ drizzle }: Database): Promise<JobStates> {
  const { rows } = await drizzle.execute<Record<keyof JobState, number>>(sql`
    select
      (count(*) filter (where ${isAlive}))::int as "waiting",
      coalesce(ceil(extract(epoch from now() - min(job.created_on) filter (where ${isAlive}))), 0)::int
        as "oldestWaitingSeconds",
      (count(*) filter (where ${isGivenUp}))::int as "deadLetters"
    ${undelivered} and (${isAlive} or ${isGivenUp})
  `);
  return { [MAIL_JOB]: rows[0] ?? { waiting: 0, oldestWaitingSeconds: 0, deadLetters: 0 } };
}

/**
 * Tries the mails that were given up once more.
 *
 * @returns one sentence about what was done.
 */
export async function retryMails({ drizzle }: Database, jobs: Jobs): Promise<string> {
  const { rows } = await drizzle.execute<{ id: string }>(
    sql`select job.id ${undelivered} and ${isGivenUp}`,
  );
  if (rows.length === 0) return 'No mail was given up.\n';
  await jobs.retry(
    MAIL_JOB,
    rows.map(({ id }) => id),
  );
  const count = rows.length === 1 ? '1 mail' : `${rows.length} mails`;
  return `${count} will be tried once more by the running server, or when one starts.\n`;
}
