import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { failureDetails } from '#server/database/database-failure.ts';
import { OperatorError } from '#server/operator-error.ts';

const BETWEEN_TRIES_MS = 2000;
const NOT_YET = 'The database of DATABASE_URL cannot be used yet.';

/**
 * Prepares what needs the database. When that fails and the database may be away, it is tried
 * again in the background until it succeeds.
 *
 * @returns a function that ends the trying.
 * @throws OperatorError when it fails and time would not help.
 */
export async function prepareOrKeepTrying(
  prepare: () => Promise<void>,
  mayBeAway: boolean,
  logger: Logger,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const keepTrying = async (first: unknown): Promise<void> => {
    let failure = first;
    while (failure !== undefined) {
      const details = failureDetails(failure);
      const sentence = failure instanceof OperatorError ? failure.message : NOT_YET;
      logger.error({ failure: details }, sentence);
      // A stop ends the pause; nothing is tried after it.
      await delay(BETWEEN_TRIES_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      failure = await failureOf(prepare);
    }
  };
  const firstFailure = await failureOf(prepare);
  if (firstFailure !== undefined) refuseHopeless(firstFailure, mayBeAway);
  const trying = keepTrying(firstFailure);
  return async () => {
    stopping.abort();
    await trying;
  };
}

async function failureOf(prepare: () => Promise<void>): Promise<unknown> {
  try {
    await prepare();
    return undefined;
  } catch (error) {
    return error ?? new Error('Preparing the database failed without a reason.');
  }
}

// Classes of SQLSTATE: 28 wrong user or password, 3D no such database.
const REFUSED = /^(?:28|3D)/;

function refuseHopeless(cause: unknown, mayBeAway: boolean): void {
  if (cause instanceof OperatorError) throw cause;
  const { code } = failureDetails(cause);
  if (!mayBeAway) {
    throw new OperatorError(
      `The database could not be prepared (${code}); if it is damaged, restore the newest backup (docs/operating.md, "A damaged database").`,
      { cause },
    );
  }
  if (!REFUSED.test(code)) return;
  throw new OperatorError(
    `DATABASE_URL must name a database, a user and a password that fit together, but the database answered ${code}.`,
    { cause },
  );
}
