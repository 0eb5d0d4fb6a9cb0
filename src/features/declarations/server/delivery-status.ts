import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { JobState, JobStates } from '#server/health/status.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import { DELIVERIES } from './deliver.ts';

/**
 * Counts what is stored but not delivered. A delivery without a living job is a dead letter,
 * whatever became of the job.
 *
 * @throws when the database is away.
 */
export async function deliveryStatus({ drizzle }: Database): Promise<JobStates> {
  const { rows } = await drizzle.execute<Record<keyof JobState, number> & { delivery: string }>(sql`
    select
      delivery,
      count(job.id)::int as "waiting",
      coalesce(ceil(extract(epoch from now() - min(received_at) filter (where job.id is not null))), 0)::int
        as "oldestWaitingSeconds",
      (count(*) - count(job.id))::int as "deadLetters"
    from (
      select id, received_at, 'notify-team' as delivery
      from declarations where team_notified_at is null
      union all
      select id, received_at, 'send-confirmation'
      from declarations where confirmation_sent_at is null
    ) as undelivered
    left join ${sql.identifier(QUEUE_SCHEMA)}.job as job
      on job.name = undelivered.delivery
      and job.id = undelivered.id
      and job.state in ('created', 'retry', 'active')
    group by delivery
  `);
  const found = new Map(rows.map(({ delivery, ...status }) => [delivery, status]));
  const none = { waiting: 0, oldestWaitingSeconds: 0, deadLetters: 0 };
  return Object.fromEntries(DELIVERIES.map((delivery) => [delivery, found.get(delivery) ?? none]));
}
