import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { JobState, JobStates } from '#server/health/status.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import { deliveringJob } from './declaration-reports.ts';
import { DELIVERIES } from './deliver.ts';
import { BUNDLE_SECONDS } from './plan-confirmation.ts';

/**
 * Counts what is stored but not delivered. A delivery without a living job is a dead letter,
 * whatever became of the job. What is confirmed together with others waits on purpose at first.
 *
 * @throws when the database is away.
 */
export async function deliveryStatus({ drizzle }: Database): Promise<JobStates> {
  const { rows } = await drizzle.execute<Record<keyof JobState, number> & { delivery: string }>(sql`
    select
      delivery,
      count(job.id)::int as "waiting",
      greatest(0, ceil(extract(epoch from now() - min(due_at) filter (where job.id is not null))))::int
        as "oldestWaitingSeconds",
      (count(*) - count(job.id))::int as "deadLetters"
    from (
      select ${deliveringJob} as id, delivery, received_at + case when confirmed_with is null
        then interval '0' else make_interval(secs => ${BUNDLE_SECONDS}) end as due_at
      from declarations
      cross join lateral (values
        ('notify-team', team_notified_at), ('send-confirmation', confirmation_sent_at)
      ) as one(delivery, delivered_at)
      where delivered_at is null and given_up_at is null
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
