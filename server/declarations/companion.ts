import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#server/database/database.ts';
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

/**
 * Something that shares database, queue and mailer with the declarations. It is started as soon as
 * the database is there, and may be started again when that failed half way.
 *
 * @returns a function that ends it before the queue ends.
 */
export type Companion = (parts: CompanionParts) => Promise<() => void>;
