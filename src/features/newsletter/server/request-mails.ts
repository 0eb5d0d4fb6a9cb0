import type { SQL } from 'drizzle-orm';
import type { Database, Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { JobState, JobStates } from '#server/health/status.ts';
import { QUEUE_SCHEMA, type Jobs } from '#server/jobs/jobs.ts';
import { referenceOf } from '#server/captured-messages.ts';

/** The job that answers a request by mail; its data hold a `subscriberId`. */
export const MAIL_JOB = 'send-newsletter-request';

const jobTable = sql`${sql.identifier(QUEUE_SCHEMA)}.job`;
const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::text[])`;

/**
 * References of all mails to these subscribers that the queue still knows, and of their last
 * requests: the names of their captured mails.
 */
export async function mailReferences(tx: Drizzle, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ reference: string }>(sql`
    select reference from newsletter_subscribers where id::text = ${anyOf(ids)}
    union
    select data ->> 'reference' from ${jobTable}
    where name = ${MAIL_JOB} and data ->> 'subscriberId' = ${anyOf(ids)}
  `);
  return rows.map(({ reference }) => reference);
}

/**
 * Takes all jobs of these subscribers out of the queue, in the transaction that erases them.
 *
 * @returns the references of their mails.
 */
export async function endMails(tx: Drizzle, ids: readonly string[]): Promise<string[]> {
  const references = await mailReferences(tx, ids);
  await tx.execute(sql`
    delete from ${jobTable} where name = ${MAIL_JOB} and data ->> 'subscriberId' = ${anyOf(ids)}
  `);
  return references;
}

/** Those of these files that were mails to somebody who is no longer there. */
export async function orphanFiles(drizzle: Drizzle, names: readonly string[]): Promise<string[]> {
  const ours = names.filter((name) => referenceOf(name)?.startsWith('N-'));
  const { rows } = await drizzle.execute<{ reference: string }>(sql`
    select reference from newsletter_subscribers
    union
    select job.data ->> 'reference' from ${jobTable} as job
    join newsletter_subscribers as subscriber on subscriber.id::text = job.data ->> 'subscriberId'
    where job.name = ${MAIL_JOB}
  `);
  const known = new Set(rows.map(({ reference }) => reference));
  return ours.filter((name) => !known.has(referenceOf(name) ?? ''));
}

// A mail that was given up matters as long as somebody waits for it: until the request is erased.
const undelivered = sql`
  from ${jobTable} as job
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
