import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { CHANNELS } from '#features/declarations/server/channels.ts';
import { QUEUE_SCHEMA } from '#server/jobs/open-queue.ts';

/** How what goes out by one queue is getting on. */
export interface ChannelStatus {
  /** Deliveries that have a job which will be tried, or tried again. */
  readonly waiting: number;
  /** Age of the oldest of them in seconds; 0 when none waits. */
  readonly oldestWaitingSeconds: number;
  /** Deliveries that nobody will try again: given up after all repeats, or their job is gone. */
  readonly deadLetters: number;
}

/** The state of each channel by its name. */
export type ChannelStates = Readonly<Record<string, ChannelStatus>>;

/**
 * Counts what is stored but not delivered. A delivery without a living job is a dead letter,
 * whatever became of the job.
 *
 * @throws when the database is away.
 */
export async function deliveryStatus({ drizzle }: Database): Promise<ChannelStates> {
  const { rows } = await drizzle.execute<
    Record<keyof ChannelStatus, number> & { channel: string }
  >(sql`
    select
      channel,
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
    group by channel
  `);
  const found = new Map(rows.map(({ channel, ...status }) => [channel, status]));
  const none = { waiting: 0, oldestWaitingSeconds: 0, deadLetters: 0 };
  return Object.fromEntries(CHANNELS.map((channel) => [channel, found.get(channel) ?? none]));
}
