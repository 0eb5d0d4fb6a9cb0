import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { lastBackup, platformTables } from '#server/backups/backup.ts';
import { createTeamChat } from '#server/chat/team-chat.ts';
import { failureDetails, isPassing } from '#server/database/database-failure.ts';
import { isOfficeRunning, migrateDatabase, openDatabase } from '#server/database/database.ts';
import { getTableName } from '#server/database/drizzle.ts';
import type { Env } from '#server/env.ts';
import { senderIn, type Facts } from '#server/facts.ts';
import type { ApiFunction, Feature, Platform, RunningFeature } from '#server/feature.ts';
import { countDelivery } from '#server/health/metrics.ts';
import { type Deliveries, watchStoring } from '#server/health/status.ts';
import { createJobs } from '#server/jobs/jobs.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { OperatorError } from '#server/operator-error.ts';
import { buildStore } from '#server/publications/build-store.ts';
import { fetchShownBuild } from '#server/publications/stored-builds.ts';
import { readRetention, type RetentionStatus } from '#server/retention/retention.ts';
import {
  rulesOf,
  scheduledErasure,
  scheduledForgetting,
} from '#server/retention/scheduled-erasure.ts';

/** All features on a running platform. */
export interface App {
  /** What browsers call with JSON, by the name below `/functions/v1/`. */
  readonly functions: ReadonlyMap<string, ApiFunction>;
  /** Finished pages with a form, and the routes that take what is posted to them. */
  readonly postedForms: ReadonlyMap<string, string>;
  /** Routes that take posts from anywhere, with or without an origin. */
  readonly openForms: ReadonlySet<string>;
  /** What pages rendered on demand reach by `Astro.locals`. */
  readonly locals: Readonly<Record<string, object>>;
  /** How the deliveries of each feature are getting on; rejects while nothing can be stored. */
  readonly deliveries: () => Promise<Deliveries>;
  /** Whether the database takes what is stored; found out by trying after it has failed. */
  readonly storingWorks: () => Promise<boolean>;
  /** What is marked for erasure, or why nothing is erased; rejects while nothing can be read. */
  readonly retention: () => Promise<RetentionStatus>;
  /** When the newest backup was finished; rejects while nothing can be read. */
  readonly lastBackup: () => Promise<Date | undefined>;
  /** Whether an office works on the same database; rejects while nothing can be read. */
  readonly officeRuns: () => Promise<boolean>;
  /** Where data, mails and chat messages go, for an operator. */
  readonly places: { readonly database: string; readonly mail: string; readonly chat: string };
  /** Brings the build that was published last, from whichever machine, into the data folder. */
  readonly fetchPublished: () => Promise<void>;
  /** Makes mails and forms say what a newly published build says; changes nothing when it throws. */
  readonly useFacts: (facts: Facts) => Promise<void>;
  /** Lets deliveries under way end, then closes the database. */
  readonly stop: () => Promise<void>;
}

interface AppOptions {
  readonly env: Env;
  readonly facts: Facts;
  readonly logger: Logger;
}

const NOT_HERE = 'nothing is delivered by this server, because WORKERS is off';
const NOBODY_ELSE =
  'WORKERS is off and the database is the embedded one, so nothing is delivered unless another server runs on the same DATA_DIR.';

/**
 * Starts the platform with these features: opens the database, brings it up to date and, unless
 * `WORKERS` is off, begins to deliver and to do what is scheduled. While a database of the operator's own is
 * away nothing is accepted; everything begins as soon as it is there.
 *
 * @throws OperatorError when features conflict or the embedded database cannot be started.
 */
export async function createApp(
  features: readonly Feature[],
  { env, facts: firstFacts, logger }: AppOptions,
): Promise<App> {
  const report = (sentence: string): void => {
    logger.warn(sentence);
  };
  const { dataDir, databaseUrl, workers: isWorking } = env;
  let facts = firstFacts;
  const from = () => env.mailFrom ?? senderIn(facts);
  const mailer = createMailer({ smtpUrl: env.smtpUrl, from, dataDir });
  const chat = createTeamChat({ webhookUrl: env.slackWebhookUrl, dataDir });
  let isReady = false;
  const attempt: Platform['attempt'] = async (work, failure) => {
    if (!isReady) return undefined;
    try {
      return await work().catch((error: unknown) => {
        if (isPassing(error)) return work();
        throw error;
      });
    } catch (error) {
      logger.error({ failure: failureDetails(error) }, failure);
      storing.hasFailed();
      return undefined;
    }
  };

  const database = await openDatabase({ url: databaseUrl, dataDir, report });
  const storing = watchStoring(database.pool);
  const jobs = createJobs({ database, logger, isWorking, retrySeconds: env.retrySeconds });
  const platform = {
    env,
    facts: () => facts,
    database,
    jobs,
    mailer,
    chat,
    logger,
    attempt,
  };
  let stopTrying = (): Promise<void> => Promise.resolve();
  const stop = async (): Promise<void> => {
    await stopTrying();
    await jobs.stop();
    await database.close();
  };
  try {
    const running = features.map((feature) => ({ feature, ...feature.start(platform) }));
    refuseConflicts(running);
    const workers = Object.fromEntries(running.flatMap((one) => Object.entries(one.workers)));

    const prepareFor = async (next: Facts): Promise<void> => {
      for (const one of running) await one.prepare?.(next);
    };
    const prepare = async (): Promise<void> => {
      await migrateDatabase(database);
      await jobs.start(features.flatMap((feature) => feature.jobs));
      let prepared = facts;
      await prepareFor(prepared);
      if (isWorking) {
        await jobs.work(workers, countDelivery);
        await jobs.schedule([
          scheduledErasure(features, platform),
          scheduledForgetting(features, platform),
          ...running.flatMap(({ schedule }) => schedule ?? []),
        ]);
      }
      // A publication may have brought others meanwhile.
      while (prepared !== facts) {
        prepared = facts;
        await prepareFor(prepared);
      }
      isReady = true;
    };
    const mayBeAway = databaseUrl !== undefined;
    if (!isWorking && !mayBeAway) logger.warn(NOBODY_ELSE);
    stopTrying = await prepareOrKeepTrying(prepare, mayBeAway, logger);

    return {
      functions: new Map(running.flatMap(({ functions }) => Object.entries(functions))),
      postedForms: new Map(features.flatMap((one) => Object.entries(one.postedForms ?? {}))),
      openForms: new Set(features.flatMap((one) => one.openForms ?? [])),
      locals: Object.fromEntries(running.map(({ feature, locals }) => [feature.name, locals])),
      deliveries: async () => {
        if (!isReady) throw new Error('Nothing can be stored yet.');
        const states = running.map(async (one) => [one.feature.name, await one.status()] as const);
        return Object.fromEntries(await Promise.all(states));
      },
      storingWorks: storing.works,
      retention: () => readRetention(database.drizzle, rulesOf(features, env)),
      lastBackup: () => lastBackup(database.drizzle),
      officeRuns: () => isOfficeRunning(database.drizzle),
      places: {
        database: database.description,
        mail: isWorking ? mailer.description : NOT_HERE,
        chat: isWorking ? chat.description : NOT_HERE,
      },
      fetchPublished: async () => {
        if (isReady) await fetchShownBuild(database, buildStore(dataDir));
      },
      useFacts: async (next) => {
        if (isReady) await prepareFor(next);
        facts = next;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Registered = RunningFeature & { readonly feature: Feature };

/**
 * Stops the start when features get in each other's way.
 *
 * @throws OperatorError naming what is registered twice, or the job that nobody works on.
 */
export function refuseConflicts(running: readonly Registered[]): void {
  const owners = new Map(platformTables.map((table) => [`table ${table}`, 'platform']));
  for (const { feature, functions, workers, schedule = [] } of running) {
    const registered = {
      name: [feature.name],
      table: feature.tables.map(getTableName),
      job: [...feature.jobs, ...schedule.map(({ name }) => name)],
      command: Object.keys(feature.commands),
      function: Object.keys(functions),
      'posted form': Object.keys(feature.postedForms ?? {}),
    };
    for (const [what, names] of Object.entries(registered)) {
      for (const name of names) {
        const owner = owners.get(`${what} ${name}`);
        owners.set(`${what} ${name}`, feature.name);
        if (owner === undefined) continue;
        throw new OperatorError(
          `The features ${owner} and ${feature.name} both register the ${what} ${name}; rename one.`,
        );
      }
    }
    const job = feature.jobs.find((name) => !(name in workers));
    if (job === undefined) continue;
    throw new OperatorError(`The feature ${feature.name} has no worker for its job ${job}.`);
  }
}

const BETWEEN_TRIES_MS = 2000;
const NOT_YET = 'The database of DATABASE_URL cannot be used yet.';

/**
 * Prepares what needs the database. When that fails and the database may be away, it is tried
 * again in the background until it succeeds.
 *
 * @returns a function that ends the trying.
 * @throws OperatorError when it fails and time would not help.
 */
async function prepareOrKeepTrying(
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
