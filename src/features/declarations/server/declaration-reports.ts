import type { SQL } from 'drizzle-orm';
import type { AnyDeclaration } from '#lib/declaration.ts';
import type { Database, Drizzle } from '#server/database/database.ts';
import { drizzle as drizzleOn, sql } from '#server/database/drizzle.ts';
import type { JobState, JobStates } from '#server/health/status.ts';
import { QUEUE_SCHEMA } from '#server/jobs/jobs.ts';
import { DELIVERIES, type Delivery } from './deliver.ts';
import { readStored } from './kinds.ts';
import { BUNDLE_SECONDS } from './confirmation.ts';

/** How far one delivery of one declaration has come. */
export interface DeliveryState {
  readonly state: 'delivered' | 'waiting' | 'given up';
  /** When it was delivered, or will be tried next; ISO 8601, UTC. */
  readonly at: string | null;
  /** How often it has failed. */
  readonly failures: number;
  /** Why it failed the last time. */
  readonly problem: string | null;
}

export interface Report {
  readonly id: string;
  /** Id of the jobs that deliver it, which can be those of another declaration. */
  readonly jobId: string;
  readonly reference: string;
  readonly type: string;
  readonly receivedAt: string;
  readonly endsOn: string | null;
  readonly suspicious: boolean;
  readonly content: AnyDeclaration;
  readonly deliveries: Readonly<Record<Delivery, DeliveryState>>;
  /** Those of the deliveries that only became files, because there was nowhere to send them to. */
  readonly keptHere: readonly Delivery[];
  /** When somebody of the team said that what is not delivered stays so; ISO 8601, UTC. */
  readonly givenUpAt: string | null;
  /** When somebody of the team said that nothing is left to do; ISO 8601, UTC. */
  readonly doneAt: string | null;
  readonly doneBy: string | null;
  /** What the team noted, oldest first. */
  readonly notes: readonly Note[];
}

interface Note {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly note: string;
}

/** A job for what is not delivered; several declarations can share one. */
interface Undelivered {
  readonly job: Delivery;
  readonly id: string;
  readonly reference: string;
}

/** The jobs that these declarations need, each once. */
export function undeliveredJobs(reports: readonly Report[]): Undelivered[] {
  const jobs = new Map<string, Undelivered>();
  for (const { jobId, reference, deliveries } of reports) {
    for (const job of DELIVERIES) {
      if (deliveries[job].state === 'delivered') continue;
      jobs.set(`${job} ${jobId}`, { job, id: jobId, reference });
    }
  }
  return [...jobs.values()];
}

/** SQL over the table `declarations`: id of the jobs that deliver it. */
const deliveringJob = sql`coalesce(confirmed_with, declarations.id)`;

/** SQL over the table: something has not gone out yet. */
export const isUndelivered = sql`(
  (team_notified_at is null or confirmation_sent_at is null) and given_up_at is null
)`;

/** SQL over the table: of something that has not gone out nobody tries it any more, and nobody has said that this is fine. */
export const isGivenUp = sql`given_up_at is null and (
  (team_notified_at is null and not ${hasJob('notify-team')})
  or (confirmation_sent_at is null and not ${hasJob('send-confirmation')})
)`;

function hasJob(name: Delivery): SQL {
  return sql`exists (
    select 1 from ${sql.identifier(QUEUE_SCHEMA)}.job as job
    where job.name = ${name} and job.id = ${deliveringJob}
      and job.state in ('created', 'retry', 'active')
  )`;
}

const ROWS_AT_ONCE = 1000;

/**
 * Declarations with the state of their deliveries, newest first.
 *
 * @param condition SQL over the table `declarations`.
 */
export async function readReports(
  drizzle: Drizzle,
  condition: SQL,
  limit = 1_000_000,
): Promise<Report[]> {
  const { rows } = await drizzle.execute(sql`${reportsWhere(condition)} limit ${limit}`);
  return asReports(rows);
}

/**
 * The same for any number of declarations, in portions and as they are at one moment. It uses a connection of its
 * own, because reading all of them takes longer than a statement may.
 *
 * @throws when the database is away or goes away meanwhile.
 */
export async function* readAllReports(
  database: Database,
  condition: SQL,
): AsyncGenerator<Report[]> {
  const client = await database.connect();
  const tx = drizzleOn(client);
  try {
    await tx.execute(sql`begin read only`);
    await tx.execute(sql`declare every cursor for ${reportsWhere(condition)}`);
    for (let isMore = true; isMore;) {
      const { rows } = await tx.execute(sql`fetch ${sql.raw(String(ROWS_AT_ONCE))} from every`);
      isMore = rows.length === ROWS_AT_ONCE;
      yield asReports(rows);
    }
  } finally {
    await client.end();
  }
}

// Its columns are named as the fields of a report.
const asReports = (rows: unknown[]): Report[] =>
  (rows as Report[]).map((report) => ({
    ...report,
    content: readStored(report.type, report.content),
  }));

const reportsWhere = (condition: SQL): SQL => sql`
    select
      declarations.id,
      ${deliveringJob} as "jobId",
      reference,
      type,
      ${isoTime(sql`received_at`)} as "receivedAt",
      ends_on::text as "endsOn",
      suspicious,
      content,
      json_build_object(
        'notify-team', ${deliveryState('notify-team', sql`team_notified_at`)},
        'send-confirmation', ${deliveryState('send-confirmation', sql`confirmation_sent_at`)}
      ) as deliveries,
      kept_here as "keptHere",
      ${isoTime(sql`given_up_at`)} as "givenUpAt",
      ${isoTime(sql`done_at`)} as "doneAt",
      done_by as "doneBy",
      (
        select coalesce(json_agg(json_build_object(
          'at', ${isoTime(sql`written_at`)}, 'by', written_by, 'note', note
        ) order by written_at), '[]'::json)
        from declaration_notes where declaration_id = declarations.id
      ) as notes
    from declarations
    where ${condition}
    order by received_at desc, reference
  `;

function deliveryState(job: Delivery, doneAt: SQL): SQL {
  const isAlive = sql`job.state in ('created', 'retry', 'active')`;
  // The queue counts a repeat when it begins, so the failure that led to it comes on top.
  const failures = sql`job.retry_count + (job.state in ('retry', 'failed'))::int`;
  return sql`(
    select json_build_object(
      'state', case when ${doneAt} is not null then 'delivered'
        when ${isAlive} then 'waiting' else 'given up' end,
      'at', case when ${doneAt} is not null then ${isoTime(doneAt)}
        when ${isAlive} then ${isoTime(sql`job.start_after`)} end,
      'failures', coalesce(${failures}, 0),
      'problem', case when ${doneAt} is null then
        coalesce(job.output ->> 'problem', job.output #>> '{value,message}') end
    )
    from (select 1) as one
    left join ${sql.identifier(QUEUE_SCHEMA)}.job as job
      on job.name = ${job} and job.id = ${deliveringJob}
  )`;
}

function isoTime(moment: SQL): SQL {
  return sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

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
