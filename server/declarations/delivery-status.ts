import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { QUEUE_SCHEMA } from '#server/queue/open-queue.ts';

export interface DeliveryStatus {
  /** Deliveries that have a job which will be tried, or tried again. */
  readonly waiting: number;
  /** Age of the oldest of them in seconds; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
  /** Deliveries that nobody will try again: given up after all repeats, or their job is gone. */
  readonly deadLetters: number;
}

/**
 * Counts what is stored but not delivered. A delivery without a living job is a dead letter,
 * whatever became of the job.
 *
 * @throws when the database is away.
 */
export async function deliveryStatus({ drizzle }: Database): Promise<DeliveryStatus> {
  const { rows } = await drizzle.execute<Record<keyof DeliveryStatus, number>>(sql`
    select
      count(job.id)::int as "waiting",
      coalesce(ceil(extract(epoch from now() - min(received_at) filter (where job.id is not null))), 0)::int
        as "oldestWaitingSeconds",
      (count(*) - count(job.id))::int as "deadLetters"
    from (
      select id, received_at, 'notify-team' as channel
      from declarations where team_notified_at is null
      union all
      select id, received_at, 'send-confirmation'
      from declarations where confirmation_sent_at is null
    ) as undelivered
    left join ${sql.identifier(QUEUE_SCHEMA)}.job as job
      on job.name = undelivered.channel
      and job.id = undelivered.id
      and job.state in ('created', 'retry', 'active')
  `);
  return rows[0] ?? { waiting: 0, oldestWaitingSeconds: 0, deadLetters: 0 };
}
