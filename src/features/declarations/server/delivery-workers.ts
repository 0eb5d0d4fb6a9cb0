import type { JobResult, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import {
  CHANNELS,
  type Channel,
  type DeliveryJob,
} from '#features/declarations/server/channels.ts';
import { deliver, type DeliveryOptions } from '#features/declarations/server/deliver.ts';
import { deliveryFailure } from '#features/declarations/server/delivery-failure.ts';
import { queueOptions } from '#server/jobs/open-queue.ts';

export interface WorkerOptions extends DeliveryOptions {
  readonly queue: PgBoss;
  readonly logger: Logger;
  /** Each attempt waits for this, so that deliveries do not keep visitors waiting. */
  readonly turn: () => Promise<void>;
  /** Told about every attempt. */
  readonly onAttempt: (channel: Channel, outcome: 'delivered' | 'failed') => void;
}

/** Makes the queues, or gives existing ones the current options. */
export async function prepareQueues(queue: PgBoss, retrySeconds: number): Promise<void> {
  for (const channel of CHANNELS) {
    await queue.createQueue(channel, queueOptions(retrySeconds));
    await queue.updateQueue(channel, queueOptions(retrySeconds));
    // Makes the queue remember its options now. Otherwise it would ask for them on a connection of
    // its own when the first declarations arrive, while these hold all there are.
    await queue.insert(channel, []);
  }
}

/**
 * Begins to deliver what is stored. Servers on the same database share the work.
 *
 * @returns a function that wakes the workers instead of letting them look every second.
 */
export async function startDelivering(options: WorkerOptions): Promise<() => void> {
  const workers = await Promise.all(
    CHANNELS.map((channel) =>
      options.queue.work<DeliveryJob, unknown, typeof WORK>(channel, WORK, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            const problem = await attempt(options, channel, data.reference);
            return problem === undefined
              ? { id, status: 'completed' }
              : { id, status: 'failed', output: { problem } };
          }),
        ),
      ),
    ),
  );
  return () => {
    for (const worker of workers) options.queue.notifyWorker(worker);
  };
}

// A batch is carried out side by side, each job with its own result.
const WORK = {
  batchSize: 20,
  perJobResults: true,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 1,
} as const;

async function attempt(
  options: WorkerOptions,
  channel: Channel,
  reference: string,
): Promise<string | undefined> {
  const { logger, onAttempt } = options;
  try {
    await options.turn();
    const isSent = await deliver(options, channel, reference);
    if (isSent) {
      onAttempt(channel, 'delivered');
      logger.info({ reference, channel }, 'A declaration was delivered.');
    }
    return undefined;
  } catch (error) {
    const problem = deliveryFailure(error);
    onAttempt(channel, 'failed');
    logger.warn({ reference, channel, problem }, 'A declaration could not be delivered yet.');
    return problem;
  }
}
