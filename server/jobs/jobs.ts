import { fromDrizzle, PgBoss, type JobResult, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import { fieldsOf } from '#lib/records.ts';
import type { Database, Drizzle } from '#server/database/database.ts';
import { failureDetails } from '#server/database/database-failure.ts';
import { sql } from '#server/database/drizzle.ts';

/**
 * What a job carries; everything else is read from the tables when it is the job's turn. The
 * reference is what people call the thing that the job is about; it goes to the log.
 */
type JobData = Readonly<Record<string, string>> & { readonly reference: string };

export interface Job {
  /** A UUID; there is never a second job with the same name and id. */
  readonly id: string;
  readonly data: JobData;
  /** Seconds before it is done; at once when left out. */
  readonly startAfter?: number;
}

/**
 * Does one job.
 *
 * @returns whether something was sent; false when there was nothing left to do.
 * @throws when it has to be tried again.
 */
export type Worker = (data: JobData) => Promise<boolean>;

type Outcome = 'delivered' | 'failed';

/** Something regular, such as erasing what is old; twice, or on two servers at once, does no harm. */
export interface ScheduledJob {
  readonly name: string;
  /** When, in UTC; one of the servers on the same database does it. */
  readonly cron: string;
  readonly work: () => Promise<void>;
  /** What is logged when it fails; it is done again at its next time. */
  readonly failure: string;
}

/** The job queue in the same database. */
export interface Jobs {
  /** Opens the queue and makes what is missing of these jobs; again after it failed. */
  readonly start: (names: readonly string[]) => Promise<void>;
  /** Begins to work; servers on the same database share the jobs. */
  readonly work: (
    workers: Readonly<Record<string, Worker>>,
    onAttempt: (name: string, outcome: Outcome) => void,
  ) => Promise<void>;
  /**
   * Does all of them now, one after the other, and from then on at their times. Now too, because a
   * server may run for minutes each day and miss every full hour, and because each machine has captured messages
   * of its own.
   */
  readonly schedule: (jobs: readonly ScheduledJob[]) => Promise<void>;
  /**
   * Adds a job as part of a transaction: it exists when that is committed, and not before.
   *
   * @throws when the queue did not take it.
   */
  readonly send: (tx: Drizzle, name: string, job: Job) => Promise<void>;
  /** Adds those that are not there yet, as part of a transaction. */
  readonly sendMissing: (tx: Drizzle, name: string, jobs: readonly Job[]) => Promise<void>;
  /** Puts a new job in the place of one that waits or was given up, as part of a transaction. */
  readonly renew: (tx: Drizzle, name: string, job: Job) => Promise<void>;
  /** Tries jobs that were given up once more. */
  readonly retry: (name: string, ids: readonly string[]) => Promise<void>;
  /** Makes the workers of this process look now instead of within a second. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
}

interface JobsOptions {
  readonly database: Database;
  readonly logger: Logger;
  /** Whether this process looks after the queue, as servers do and commands do not. */
  readonly isWorking: boolean;
  /** Delay before the first repeat of a job that failed. */
  readonly retrySeconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST_JOB_AT_STOP_MS = 5000;
const MOST_RETRIES = 100;
// Each further one may be another copy of the same mail.
const MOST_UNCLEAR_ENDS = 3;
const LONGEST_DELAY_SECONDS = HOUR;
/** Schema in the database that the queue keeps its tables in. */
export const QUEUE_SCHEMA = 'pgboss';

/** How often for what is done every hour. */
export const HOURLY = '0 * * * *';
const SCHEDULED: QueueOptions = { retryLimit: 0, heartbeatSeconds: 10, deleteAfterSeconds: DAY };

/** How an attempt failed, where it matters: it was refused for ever, or nobody knows whether it went out. */
export type Ending = 'refused' | 'unclear';

// A batch is done side by side, each job with its own result.
const WORK = {
  batchSize: 20,
  perJobResults: true,
  includeMetadata: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
} as const;

/**
 * How jobs are repeated: the delay doubles up to an hour, and a hundred repeats are more than
 * three days even when every delay comes out as short as it can.
 */
export function queueOptions(retrySeconds: number): QueueOptions {
  return {
    retryLimit: MOST_RETRIES,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: LONGEST_DELAY_SECONDS,
    // A job whose server was killed is taken up by another after this.
    heartbeatSeconds: 10,
    // Longer than a mail server may take for all that are fetched at once.
    expireInSeconds: 2 * HOUR,
    // Waiting jobs must survive a server that is off for months; finished ones tell their story.
    retentionSeconds: 365 * DAY,
    deleteAfterSeconds: 90 * DAY,
  };
}

/** Makes the queue; nothing is opened before `start`. */
export function createJobs({ database, logger, isWorking, retrySeconds }: JobsOptions): Jobs {
  let queue: PgBoss | undefined;
  let workerIds: readonly string[] = [];
  let firstRuns = Promise.resolve();
  let isStopping = false;
  const opened = (): PgBoss => {
    if (queue === undefined) throw new Error('The job queue is not open.');
    return queue;
  };

  const send: Jobs['send'] = async (tx, name, job) => {
    const options = { db: fromDrizzle(tx, sql), returnId: true };
    const taken = await opened().insert(name, [job], options);
    if (taken?.length !== 1) throw new Error(`The queue ${name} did not take a job.`);
  };

  return {
    start: async (names) => {
      await queue?.stop({ graceful: false });
      queue = openQueue(database, logger, isWorking);
      await queue.start();
      for (const name of names) {
        await queue.createQueue(name, queueOptions(retrySeconds));
        // One that was there before gets the current options.
        await queue.updateQueue(name, queueOptions(retrySeconds));
        // The queue asks for its options once; now, and not inside the first transaction.
        await queue.insert(name, []);
      }
    },
    work: async (workers, onAttempt) => {
      workerIds = await Promise.all(
        Object.keys(workers).map((name) =>
          opened().work<JobData, unknown, typeof WORK>(name, WORK, (jobs) =>
            Promise.all(
              jobs.map(async ({ id, data, output }): Promise<JobResult> => ({
                id,
                ...(await doJob(name, data, unclearEndsIn(output))),
              })),
            ),
          ),
        ),
      );

      async function doJob(
        name: string,
        data: JobData,
        unclearBefore: number,
      ): Promise<Omit<JobResult, 'id'>> {
        const { reference } = data;
        try {
          if (await workers[name]?.(data)) {
            onAttempt(name, 'delivered');
            logger.info({ reference, job: name }, 'A job was delivered.');
          }
          return { status: 'completed' };
        } catch (error) {
          const problem = deliveryFailure(error);
          const { ending } = fieldsOf(error);
          const unclear = unclearBefore + (ending === 'unclear' ? 1 : 0);
          const isFinal = ending === 'refused' || unclear >= MOST_UNCLEAR_ENDS;
          onAttempt(name, 'failed');
          logger.warn(
            { reference, job: name, problem },
            isFinal ? 'A job was given up.' : 'A job could not be delivered yet.',
          );
          return { status: isFinal ? 'deadletter' : 'failed', output: { problem, unclear } };
        }
      }
    },
    schedule: async (scheduled) => {
      const run = async ({ work, failure }: ScheduledJob): Promise<void> => {
        await work().catch((error: unknown) => {
          logger.warn({ failure: failureDetails(error) }, failure);
        });
      };
      for (const job of scheduled) {
        await opened().createQueue(job.name, SCHEDULED);
        await opened().work(job.name, () => run(job));
        await opened().schedule(job.name, job.cron);
      }
      // Those of an earlier version would wait for a worker for ever.
      for (const { name } of await opened().getSchedules()) {
        if (!scheduled.some((job) => job.name === name)) await opened().unschedule(name);
      }
      firstRuns = (async () => {
        for (const job of scheduled) if (!isStopping) await run(job);
      })();
    },
    send,
    sendMissing: async (tx, name, jobs) => {
      await opened().insert(name, [...jobs], { db: fromDrizzle(tx, sql) });
    },
    renew: async (tx, name, job) => {
      await opened().deleteJob(name, job.id, { db: fromDrizzle(tx, sql) });
      await send(tx, name, job);
    },
    retry: async (name, ids) => {
      await opened().retry(name, [...ids]);
    },
    wake: () => {
      for (const id of workerIds) queue?.notifyWorker(id);
    },
    stop: async () => {
      isStopping = true;
      await firstRuns;
      await queue?.stop({ graceful: isWorking, timeout: LONGEST_JOB_AT_STOP_MS });
    },
  };
}

function openQueue(database: Database, logger: Logger, isWorking: boolean): PgBoss {
  const queue = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values ?? []) },
    schema: QUEUE_SCHEMA,
    supervise: isWorking,
    schedule: isWorking,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  let lastLogged = -Infinity;
  queue.on('error', (error) => {
    // Workers ask every second, and a database can be away for hours.
    if (performance.now() - lastLogged < MINUTE * 1000) return;
    lastLogged = performance.now();
    logger.warn({ failure: failureDetails(error) }, 'The job queue could not reach the database.');
  });
  return queue;
}

/** After how many attempts nobody knew whether it went out; the output of the last one counts them. */
function unclearEndsIn(output: unknown): number {
  const { unclear } = fieldsOf(output);
  return typeof unclear === 'number' ? unclear : 0;
}

/**
 * Why a delivery failed, in a few words for an operator: the kind of error and the number that
 * came back. The text of the answer is left out, because it can repeat the visitor's address.
 */
function deliveryFailure(error: unknown): string {
  // The number of an SMTP answer, or the status of an HTTP answer.
  const { responseCode, statusCode, status } = fieldsOf(error);
  const number = [responseCode, statusCode, status].find((value) => typeof value === 'number');
  const { code, name } = failureDetails(error);
  return [name, code === 'unknown' ? undefined : code, number && `answer ${String(number)}`]
    .filter((part) => part !== undefined && part !== 0)
    .join(', ');
}
