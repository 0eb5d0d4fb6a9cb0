import type { Logger } from 'pino';
import { failureFacts } from '#server/database/database-failure.ts';

/** Done every hour, such as deleting what is old; twice, or on two servers at once, does no harm. */
export interface Chore {
  /** What is logged when it fails; it is done again an hour later. */
  readonly failure: string;
  readonly work: () => Promise<void>;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Does all chores now and every hour, one after the other.
 *
 * @returns a function that ends it; resolves when the chore under way is done.
 */
export function startChores(chores: readonly Chore[], logger: Logger): () => Promise<void> {
  let isEnding = false;
  const doAll = async (): Promise<void> => {
    for (const { work, failure } of chores) {
      if (isEnding) return;
      await work().catch((error: unknown) => {
        logger.warn({ failure: failureFacts(error) }, failure);
      });
    }
  };
  let done = doAll();
  const timer = setInterval(() => {
    done = done.then(doAll);
  }, HOUR_MS);
  return async () => {
    isEnding = true;
    clearInterval(timer);
    await done;
  };
}
