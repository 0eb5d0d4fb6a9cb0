import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
import type { ChannelStates } from '#features/declarations/server/delivery-status.ts';
import type { Env } from '#server/env.ts';
import type { Mailer } from '#server/mail/email.ts';
import type { SiteFacts } from '#server/site-facts.ts';

/** What runs for declarations and serves others as well. */
export interface CompanionParts {
  readonly env: Env;
  readonly database: Database;
  readonly queue: PgBoss;
  readonly mailer: Mailer;
  readonly site: SiteFacts;
  readonly logger: Logger;
  /** Told about every attempt to deliver. */
  readonly onAttempt: (channel: string, outcome: 'delivered' | 'failed') => void;
}

/** A companion that runs. */
export interface RunningCompanion {
  /** Ends it before the queue ends. */
  readonly stop: () => Promise<void>;
  /** How its deliveries are getting on; rejects when the database is away. */
  readonly status: () => Promise<ChannelStates>;
}

/**
 * Something that shares database, queue and mailer with the declarations. It is started as soon as
 * the database is there, and may be started again when that failed half way. When `env.workers` is
 * false it delivers and erases nothing.
 */
export interface Companion {
  /** What it delivers, for an operator. */
  readonly name: string;
  readonly start: (parts: CompanionParts) => Promise<RunningCompanion>;
}
