import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import { referenceOf } from '#server/outbox.ts';

/** The job that answers a request by mail; its data hold a `subscriberId`. */
export const MAIL_JOB = 'send-newsletter-request';

const jobs = sql`${sql.identifier(QUEUE_SCHEMA)}.job`;
const ofThese = (ids: readonly string[]): SQL =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/**
 * References of all mails to these subscribers that the queue still knows, and of their last
 * requests: the names of their files in the outbox.
 */
export async function mailReferences(tx: Drizzle, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ reference: string }>(sql`
    select reference from newsletter_subscribers where id::text in ${ofThese(ids)}
    union
    select data ->> 'reference' from ${jobs}
    where name = ${MAIL_JOB} and data ->> 'subscriberId' in ${ofThese(ids)}
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
    delete from ${jobs} where name = ${MAIL_JOB} and data ->> 'subscriberId' in ${ofThese(ids)}
  `);
  return references;
}

/** Those of these files that were mails to somebody who is no longer there. */
export async function orphanFiles(drizzle: Drizzle, names: readonly string[]): Promise<string[]> {
  const ours = names.filter((name) => referenceOf(name)?.startsWith('N-'));
  const { rows } = await drizzle.execute<{ reference: string }>(sql`
    select reference from newsletter_subscribers
    union
    select job.data ->> 'reference' from ${jobs} as job
    join newsletter_subscribers as subscriber on subscriber.id::text = job.data ->> 'subscriberId'
    where job.name = ${MAIL_JOB}
  `);
  const known = new Set(rows.map(({ reference }) => reference));
  return ours.filter((name) => !known.has(referenceOf(name) ?? ''));
}
