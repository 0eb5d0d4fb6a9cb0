import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createTeamChat } from '#server/chat/create-team-chat.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { prepareOrKeepTrying } from '#server/database/prepare-or-keep-trying.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { presenceOn } from '#server/database/presence.ts';
import { startChores } from '#server/chores.ts';
import type { Companion, RunningCompanion } from '#features/declarations/server/companion.ts';
import type { AnyKind } from '#features/declarations/server/declaration-kind.ts';
import { prepareQueues, startDelivering } from '#features/declarations/server/delivery-workers.ts';
import { deliveryStatus } from '#features/declarations/server/delivery-status.ts';
import { houseChores } from '#features/declarations/server/house-chores.ts';
import { createPrecedence } from '#features/declarations/server/precedence.ts';
import {
  createSubmit,
  type SubmitDeclaration,
} from '#features/declarations/server/submit-declaration.ts';
import type { Env } from '#server/env.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { countDelivery, countStored } from '#server/health/metrics.ts';
import { openQueue } from '#server/jobs/open-queue.ts';
import type { SiteFacts } from '#server/site-facts.ts';
import type { Deliveries } from '#server/health/service-status.ts';

export interface RunningDeclarations {
  readonly submit: SubmitDeclaration;
  /** How the deliveries are getting on; rejects while declarations cannot be stored. */
  readonly deliveries: () => Promise<Deliveries>;
  /** Where declarations, mails and chat messages go, for an operator. */
  readonly places: { readonly declarations: string; readonly mail: string; readonly chat: string };
  /** Lets deliveries under way end, then closes the database. */
  readonly stop: () => Promise<void>;
}

export interface DeclarationsOptions {
  readonly env: Env;
  readonly kinds: readonly AnyKind[];
  /** What else lives on the same database, queue and mailer. */
  readonly companion: Companion;
  readonly site: SiteFacts;
  readonly logger: Logger;
}

const RETRY_AFTER_SECONDS = 2;
const LONGEST_DELIVERY_AT_STOP_MS = 5000;
const NOT_HERE = 'nothing is delivered by this server, because WORKERS is off';
const NOBODY_ELSE =
  'WORKERS is off and the database is the embedded one, so nothing is delivered unless another server runs on the same DATA_DIR.';

/**
 * Opens the database, brings it up to date and, unless `WORKERS` is off, begins to deliver and to
 * keep house. When a database of the operator's own is away, that happens as soon as it is there;
 * until then nothing is accepted.
 *
 * @throws StartError when the embedded database cannot be started, or the data are elsewhere now.
 */
export async function startDeclarations(
  options: DeclarationsOptions,
): Promise<RunningDeclarations> {
  const { env, kinds, site, logger } = options;
  const report = (sentence: string): void => {
    logger.warn(sentence);
  };
  const database = await openDatabase({ url: env.databaseUrl, dataDir: env.dataDir, report });
  const mailer = createMailer({
    smtpUrl: env.smtpUrl,
    from: env.mailFrom ?? `${site.name} <${site.email}>`,
    dataDir: env.dataDir,
  });
  const chat = createTeamChat({
    webhookUrl: env.slackWebhookUrl,
    includeFreeText: env.slackIncludeMessage,
    dataDir: env.dataDir,
  });
  const precedence = createPrecedence();
  const presence = presenceOn(database);
  let queue: PgBoss | undefined;
  let companion: RunningCompanion | undefined;
  let stopChores = (): Promise<void> => Promise.resolve();
  let submit: SubmitDeclaration = () =>
    Promise.resolve({ status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS });

  const prepare = async (): Promise<void> => {
    await presence.show();
    await migrateDatabase(database);
    const opened = openQueue(database, logger, { working: env.workers });
    try {
      await opened.start();
      await prepareQueues(opened, env.retrySeconds);
      const parts = { database, kinds, mailer, chat, site, logger, queue: opened };
      const { turn } = precedence;
      const wake = env.workers
        ? await startDelivering({ ...parts, turn, onAttempt: countDelivery })
        : () => undefined;
      companion = await options.companion.start({
        ...{ env, database, mailer, site, logger },
        queue: opened,
        onAttempt: countDelivery,
      });
      const onStored = (type: string): void => {
        countStored(type);
        wake();
      };
      const { rateLimit } = env;
      const accept = createSubmit({ database, queue: opened, logger, rateLimit, onStored });
      submit = (kind, input, sender) => precedence.first(() => accept(kind, input, sender));
      if (env.workers) stopChores = startChores(houseChores(database, env, logger), logger);
      queue = opened;
    } catch (error) {
      await opened.stop({ graceful: false });
      throw error;
    }
  };
  const mayBeAway = env.databaseUrl !== undefined;
  if (!env.workers && !mayBeAway) logger.warn(NOBODY_ELSE);
  const stopTrying = await prepareOrKeepTrying(prepare, mayBeAway, logger).catch(
    async (error: unknown) => {
      await presence.end();
      await database.close();
      throw error;
    },
  );

  return {
    submit: (kind, input, sender) => submit(kind, input, sender),
    deliveries: async () => {
      if (queue === undefined || companion === undefined) throw new Error('Nothing is stored yet.');
      const [own, others] = await Promise.all([deliveryStatus(database), companion.status()]);
      return { declarations: own, [options.companion.name]: others };
    },
    places: {
      declarations: database.description,
      mail: env.workers ? mailer.description : NOT_HERE,
      chat: env.workers ? chat.description : NOT_HERE,
    },
    stop: async () => {
      await stopTrying();
      await Promise.all([stopChores(), companion?.stop()]);
      await queue?.stop({ graceful: true, timeout: LONGEST_DELIVERY_AT_STOP_MS });
      await presence.end();
      await database.close();
    },
  };
}
