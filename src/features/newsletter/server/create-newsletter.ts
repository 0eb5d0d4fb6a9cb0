import type { Logger } from 'pino';
import type { SubmissionResult } from '#lib/declaration.ts';
import { startChores, type Chore } from '#server/chores.ts';
import type { Database } from '#server/database/database.ts';
import { failureFacts, isPassing } from '#server/database/database-failure.ts';
import type { Companion, CompanionParts } from '#features/declarations/server/companion.ts';
import type { Sender } from '#features/declarations/server/submit-declaration.ts';
import { checkSubscription, type Subscription } from '../contract.ts';
import { confirm, tokenState, type TokenState } from './confirm.ts';
import { eraseOld } from './erase-old.ts';
import { mailStatus } from './mail-status.ts';
import { prepareMailQueue, startMailWorker } from './mail-worker.ts';
import { readNewsletterFacts } from './newsletter-facts.ts';
import { emptyReceipt, subscribe } from './subscribe.ts';
import { consentTexts } from './subscribers-table.ts';
import { unsubscribe } from './unsubscribe.ts';

/** How pages and functions reach the newsletter; `unavailable` while the database is away. */
export interface Newsletter {
  readonly subscribe: (input: unknown, from: Sender) => Promise<SubmissionResult<Subscription>>;
  /** Changes nothing. */
  readonly stateOf: (token: string) => Promise<TokenState | 'unavailable'>;
  readonly confirm: (token: string) => Promise<'confirmed' | 'unknown' | 'unavailable'>;
  readonly unsubscribe: (token: string) => Promise<'unsubscribed' | 'unavailable'>;
}

const RETRY_AFTER_SECONDS = 5;
const UNAVAILABLE = { status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS } as const;

interface Running extends CompanionParts {
  readonly textVersion: string;
  readonly wake: () => void;
}

/**
 * The newsletter with double opt-in, on the database, queue and mailer of the declarations.
 *
 * @returns what the site offers, and how it is started with them.
 */
export function createNewsletter(): { newsletter: Newsletter; companion: Companion } {
  let running: Running | undefined;

  const attempt = async <Result>(work: (parts: Running) => Promise<Result>) => {
    if (running === undefined) return 'unavailable';
    try {
      return await withSecondTry(running, work);
    } catch (error) {
      reportFailure(running.logger, error);
      return 'unavailable';
    }
  };

  return {
    newsletter: {
      subscribe: async (input, from) => {
        const askedAt = new Date();
        const { declaration, problems } = checkSubscription(input);
        if (problems) return { status: 'invalid', problems };
        // A program that subscribes strangers is answered like everybody and heard by nobody.
        if (from.trap) return { status: 'stored', receipt: emptyReceipt(askedAt), declaration };
        const email = declaration.email.toWellFormed();
        const outcome = await attempt((parts) =>
          subscribe({ ...parts, rateLimit: parts.env.rateLimit }, email, from, askedAt),
        );
        if (outcome === 'unavailable') return UNAVAILABLE;
        if (outcome.status === 'tooMany') return outcome;
        if (outcome.isMailed) running?.wake();
        return { status: 'stored', receipt: outcome.receipt, declaration };
      },
      stateOf: (token) =>
        attempt(({ database }) => tokenState(database.drizzle, token, new Date())),
      confirm: async (token) => {
        const done = await attempt(({ database }) => confirm(database, token, new Date()));
        if (done === 'unavailable') return done;
        return done ? 'confirmed' : 'unknown';
      },
      unsubscribe: (token) =>
        attempt(async ({ database }): Promise<'unsubscribed'> => {
          await unsubscribe(database, token, new Date());
          return 'unsubscribed';
        }),
    },
    companion: {
      name: 'newsletter',
      start: async (parts) => {
        const { database, queue, env, logger } = parts;
        const { consent, imprint } = readNewsletterFacts(parts.site);
        await database.drizzle
          .insert(consentTexts)
          .values({ ...consent, firstUsedAt: new Date() })
          .onConflictDoNothing();
        await prepareMailQueue(queue, env.retrySeconds);
        const wake = env.workers ? await startMailWorker({ ...parts, imprint }) : () => undefined;
        running = { ...parts, textVersion: consent.version, wake };
        return {
          stop: startChores(env.workers ? [erasing(database)] : [], logger),
          status: () => mailStatus(database),
        };
      },
    },
  };
}

const erasing = (database: Database): Chore => ({
  work: () => eraseOld(database),
  failure: 'Old data of the newsletter could not be erased yet.',
});

// A connection that broke may have been idle since before the database was restarted. All of this
// can be done twice: the second time finds what the first has left.
async function withSecondTry<Result>(
  running: Running,
  work: (parts: Running) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(running);
  } catch (error) {
    if (!isPassing(error)) throw error;
    return work(running);
  }
}

function reportFailure(logger: Logger, error: unknown): void {
  logger.error({ failure: failureFacts(error) }, 'The newsletter could not reach the database.');
}
