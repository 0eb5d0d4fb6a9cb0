import type { JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { deliveryFailure } from '#features/declarations/server/delivery-failure.ts';
import { queueOptions } from '#server/jobs/open-queue.ts';
import { MAIL_QUEUE, type MailJob } from './mail-job.ts';
import { sendMail, type SendOptions } from './send-mail.ts';

export interface MailWorkerOptions extends SendOptions {
  readonly queue: PgBoss;
  readonly logger: Logger;
  /** Told about every attempt. */
  readonly onAttempt: (queue: string, outcome: 'delivered' | 'failed') => void;
}

const WORK = {
  batchSize: 20,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
} as const;

/** Makes the queue, or gives an existing one the current options. */
export async function prepareMailQueue(queue: PgBoss, retrySeconds: number): Promise<void> {
  await queue.createQueue(MAIL_QUEUE, queueOptions(retrySeconds));
  await queue.updateQueue(MAIL_QUEUE, queueOptions(retrySeconds));
}

/**
 * Begins to write to those who ask; what fails is repeated like the deliveries of declarations.
 *
 * @returns a function that wakes the worker.
 */
export async function startMailWorker(options: MailWorkerOptions): Promise<() => void> {
  const { queue } = options;
  const worker = await queue.work<MailJob, unknown, typeof WORK>(MAIL_QUEUE, WORK, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => attempt(options, id, data))),
  );
  return () => {
    queue.notifyWorker(worker);
  };
}

async function attempt(options: MailWorkerOptions, id: string, job: MailJob): Promise<JobResult> {
  const { logger, onAttempt } = options;
  const { reference } = job;
  try {
    if (await sendMail(options, job)) {
      onAttempt(MAIL_QUEUE, 'delivered');
      logger.info({ reference }, 'A request for the newsletter was answered by mail.');
    }
    return { id, status: 'completed' };
  } catch (error) {
    const problem = deliveryFailure(error);
    onAttempt(MAIL_QUEUE, 'failed');
    logger.warn({ reference, problem }, 'A mail of the newsletter could not be sent yet.');
    return { id, status: 'failed', output: { problem } };
  }
}
