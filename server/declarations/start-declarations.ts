import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { createTeamChat } from '#server/chat/create-team-chat.ts';
import type { Database } from '#server/database/database.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { prepareOrKeepTrying } from '#server/database/prepare-or-keep-trying.ts';
import { openDatabase } from '#server/database/open-database.ts';
import type { Companion } from '#server/declarations/companion.ts';
import type { AnyKind } from '#server/declarations/declaration-kind.ts';
import { prepareQueues, startDelivering } from '#server/declarations/delivery-workers.ts';
import { forgetClientsHourly } from '#server/declarations/forget-clients.ts';
import { createPrecedence } from '#server/declarations/precedence.ts';
import { createSubmit, type SubmitDeclaration } from '#server/declarations/submit-declaration.ts';
import type { Env } from '#server/env.ts';
import { createMailer } from '#server/mail/create-mailer.ts';
import { countDelivery, countStored } from '#server/metrics.ts';
import { openQueue } from '#server/queue/open-queue.ts';
import type { SiteFacts } from '#server/site-facts.ts';

export interface RunningDeclarations {
  readonly submit: SubmitDeclaration;
  readonly database: Database;
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

/**
 * Opens the database, brings it up to date and begins to deliver. When a database of the
 * operator's own is away, that happens as soon as it is there; until then nothing is accepted.
 *
 * @throws StartError when the embedded database cannot be started.
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
  let queue: PgBoss | undefined;
  let stopCompanion = (): void => undefined;
  let submit: SubmitDeclaration = () =>
    Promise.resolve({ status: 'unavailable', retryAfterSeconds: RETRY_AFTER_SECONDS });

  const prepare = async (): Promise<void> => {
    await migrateDatabase(database);
    const opened = openQueue(database, logger, { working: true });
    try {
      await opened.start();
      await prepareQueues(opened, env.retrySeconds);
      const wake = await startDelivering({
        ...{ database, kinds, mailer, chat, site, logger },
        queue: opened,
        turn: precedence.turn,
        onAttempt: countDelivery,
      });
      stopCompanion = await options.companion({
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
      queue = opened;
    } catch (error) {
      await opened.stop({ graceful: false });
      throw error;
    }
  };
  const mayBeAway = env.databaseUrl !== undefined;
  const stopTrying = await prepareOrKeepTrying(prepare, mayBeAway, logger).catch(
    async (error: unknown) => {
      await database.close();
      throw error;
    },
  );
  const stopForgetting = forgetClientsHourly(database, logger);

  return {
    submit: (kind, input, sender) => submit(kind, input, sender),
    database,
    places: {
      declarations: database.description,
      mail: mailer.description,
      chat: chat.description,
    },
    stop: async () => {
      stopForgetting();
      stopCompanion();
      await stopTrying();
      await queue?.stop({ graceful: true, timeout: LONGEST_DELIVERY_AT_STOP_MS });
      await database.close();
    },
  };
}
