import type { PgTable } from 'drizzle-orm/pg-core';
import type { Logger } from 'pino';
import type { SubmissionResult } from '#lib/declaration.ts';
import type { TeamChat } from '#server/chat/team-chat.ts';
import type { Database, Drizzle } from '#server/database/database.ts';
import type { Env, Settings } from '#server/env.ts';
import type { Facts } from '#server/facts.ts';
import type { JobStates } from '#server/health/status.ts';
import type { Job, Jobs, ScheduledJob, Worker } from '#server/jobs/jobs.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import type { RetentionRule } from '#server/retention/retention.ts';

/** Who sends something, as far as features need to know. */
export interface Sender {
  /** Full address; only a keyed hash of its network is kept, for a day. */
  readonly address: string | undefined;
  /** Chosen by the sender; the same key and content mean the same request for ever. */
  readonly idempotencyKey?: string | undefined;
  /** Value of the field that only programs fill in. */
  readonly honeypot?: string | undefined;
}

/** Takes what a browser posts as JSON. */
export type ApiFunction = (
  input: unknown,
  from: Sender,
) => Promise<SubmissionResult<Readonly<Record<string, string>>>>;

/** What the platform gives to a running feature. */
export interface Platform {
  readonly env: Env;
  /** Others after a publication, so they are asked for when they are needed. */
  readonly facts: () => Facts;
  readonly database: Database;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly chat: TeamChat;
  readonly logger: Logger;
  /**
   * Does work that needs the database, once more when the connection broke: it may have been idle
   * since before the database was restarted. The work must be safe to do twice.
   *
   * @param failure What is logged when it fails.
   * @returns undefined when the database cannot be used now.
   */
  readonly attempt: <Result>(
    work: () => Promise<Result>,
    failure: string,
  ) => Promise<Result | undefined>;
}

/** What an operator's command works with; the database is up to date. */
export interface CommandContext {
  readonly env: Env;
  readonly database: Database;
  readonly jobs: Jobs;
  /** Every feature, for what concerns all data. */
  readonly features: readonly Feature[];
}

/** A command of a feature: `npm run NAME -- …`. */
export interface Command {
  /** First line of the help. */
  readonly title: string;
  /** By their names, in the order of the help. */
  readonly subcommands: Readonly<Record<string, Subcommand>>;
}

/** One part of a command, such as `list` of `npm run declarations -- list`. */
export interface Subcommand {
  /** Its lines in the help. */
  readonly usage: string;
  /**
   * Looks at what stands behind its name before anything is opened.
   *
   * @returns the work, which resolves with what is printed.
   * @throws OperatorError when an argument is wrong.
   */
  readonly parse: (args: readonly string[]) => (context: CommandContext) => Promise<string>;
}

/** What a feature does while the app runs. */
export interface RunningFeature {
  /** By the name below `/functions/v1/`. */
  readonly functions: Readonly<Record<string, ApiFunction>>;
  /** What pages rendered on demand reach as `Astro.locals` by the feature's name. */
  readonly locals: object;
  /** One for each of the feature's jobs. */
  readonly workers: Readonly<Record<string, Worker>>;
  /** What it does regularly. */
  readonly schedule?: readonly ScheduledJob[];
  /**
   * Done after the tables are up to date and before anything is stored, and once more before a
   * publication brings other facts.
   */
  readonly prepare?: (facts: Facts) => Promise<void>;
  /** How its jobs are getting on; rejects when the database is away. */
  readonly status: () => Promise<JobStates>;
}

/** One thing that is stored about a person. */
export interface Finding {
  /** What it is, such as `declaration`. */
  readonly what: string;
  /** Becomes JSON for programs and lines for people. */
  readonly details: Readonly<Record<string, unknown>>;
  /** Names of the captured messages about it, without ending. */
  readonly references: readonly string[];
}

/** What became of a person's data. */
export interface ErasedPerson {
  /** Numbers by what it was, such as the name of a table. */
  readonly erased: Readonly<Record<string, number>>;
  /** Each thing that a duty keeps, with the law that asks for it. */
  readonly kept: readonly Kept[];
}

/** Something of a person that has to stay. */
export interface Kept {
  /** For a terminal, English. */
  readonly sentence: string;
  /** For the team in its office, in the language of the site. */
  readonly inWords: string;
}

/** How a feature answers people who ask for their data; capitals in an address do not count. */
export interface PersonalData {
  /** Everything that is stored about an address (Art. 15 GDPR), in tables and queue. */
  readonly find: (context: CommandContext, address: string) => Promise<readonly Finding[]>;
  /** Erases what no duty keeps (Art. 17 GDPR), in one transaction with others. */
  readonly erase: (context: CommandContext, tx: Drizzle, address: string) => Promise<ErasedPerson>;
}

/** One feature with everything it brings to the server. */
export interface Feature {
  readonly name: string;
  /** Its own tables; each comes after those that it refers to. */
  readonly tables: readonly PgTable[];
  /** Names of the jobs that it sends. */
  readonly jobs: readonly string[];
  /** Commands by the name for `npm run`. */
  readonly commands: Readonly<Record<string, Command>>;
  /** Variables of its own. They stand in `.env.example`, and are read from `env.given`. */
  readonly settings?: Settings;
  /** Finished pages with a form of their own, and the route that takes what is posted to them. */
  readonly postedForms?: Readonly<Record<string, string>>;
  /**
   * Routes that take posts without an origin, because no browser sends them. What they carry must
   * prove the right by itself.
   */
  readonly openForms?: readonly string[];
  /**
   * Called in the transaction that has restored a backup: removes what must not come back.
   *
   * @returns jobs for what still has to go out, besides those that waited when it was made.
   */
  readonly afterRestore: (tx: Drizzle) => Promise<readonly (Job & { readonly name: string })[]>;
  /** What is erased of its tables when its time is over. */
  readonly retention?: (env: Env) => readonly RetentionRule[];
  /** SQL over some of its tables: the row is erased within days, so a backup without it has lost nothing. */
  readonly passing?: Readonly<Record<string, string>>;
  /** Those of these names of captured messages that belonged to a row of its own that is gone. */
  readonly orphanFiles?: (drizzle: Drizzle, names: readonly string[]) => Promise<readonly string[]>;
  readonly personalData?: PersonalData;
  readonly start: (platform: Platform) => RunningFeature;
}
