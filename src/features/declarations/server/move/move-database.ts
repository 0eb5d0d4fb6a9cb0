import type { Client } from 'pg';
import pino from 'pino';
import type { PgBoss } from 'pg-boss';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { copyJobs, prepareSameQueues } from '#features/declarations/server/move/copy-jobs.ts';
import { copyRows } from '#features/declarations/server/move/copy-rows.ts';
import {
  openTarget,
  refuseRows,
  refuseSame,
} from '#features/declarations/server/move/open-target.ts';
import { applicationTables } from '#server/database/application-tables.ts';
import type { Database } from '#server/database/database.ts';
import { failureFacts } from '#server/database/database-failure.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import { markMoved, quoteTable } from '#server/database/moved-mark.ts';
import { keepServersAway } from '#server/database/presence.ts';
import { openQueue, QUEUE_SCHEMA } from '#server/jobs/open-queue.ts';
import { StartError } from '#server/start-error.ts';

/** What the migrations put into every new database; the source's takes its place. */
const PREFILLED = 'secrets';

const JOBS = [`${QUEUE_SCHEMA}.job`, `${QUEUE_SCHEMA}.job_common`];

/** Both ends of a move: a connection each, and the queue of the target. */
interface Ends {
  readonly source: Client;
  readonly target: Client;
  readonly queue: PgBoss;
  /** Where the target is, for an operator. */
  readonly destination: string;
}

/**
 * Moves everything to an empty PostgreSQL, all or nothing: the rows as they are at one moment, and
 * the jobs of what is not delivered yet. The source keeps its rows and takes nothing any more.
 *
 * @param url Address of the target; holds a password.
 * @param retrySeconds Delay before the first repeat of a failed delivery.
 * @returns one sentence about what was done.
 * @throws CommandProblem with the reason why nothing was moved.
 */
export async function moveDatabase(
  from: Database,
  url: string,
  retrySeconds: number,
): Promise<string> {
  const { database: to, client: target } = await openTarget(url);
  const source = await from.connect();
  const queue = openQueue(to, pino({ level: 'silent' }), { working: false });
  const destination = to.description;
  try {
    await refuseSame(source, target);
    await claim(source, 'the database in use');
    await claim(target, 'the database of --to');
    await migrateDatabase(to);
    await queue.start();
    await refuseRows(target, [
      ...applicationTables().filter((name) => name !== PREFILLED),
      ...JOBS,
    ]);
    await prepareSameQueues(source, queue, retrySeconds);
    const moved = await copyAll({ source, target, queue, destination });
    return `${moved} are in ${destination} now. Set DATABASE_URL to it; this database takes nothing any more.`;
  } catch (error) {
    throw asProblem(error, destination);
  } finally {
    // What was not committed before is taken back, and the locks are given back.
    await Promise.all([source.end(), target.end()]);
    await queue.stop({ graceful: false });
    await to.close();
  }
}

async function claim(client: Client, which: string): Promise<void> {
  if (await keepServersAway(client)) return;
  throw new CommandProblem(
    `A server is still running on ${which}. Stop it, and move again; nothing was moved.`,
  );
}

async function copyAll({ source, target, queue, destination }: Ends): Promise<string> {
  const tables = applicationTables();
  await source.query('begin isolation level repeatable read');
  await source.query(`set local lock_timeout = '10s'`);
  // Before the first look, so that what is seen is all there will ever be.
  await source.query(`lock table ${tables.map(quoteTable).join(', ')} in share row exclusive mode`);
  await target.query('begin');
  await target.query(`delete from ${PREFILLED}`);
  const counts: string[] = [];
  for (const table of tables) {
    counts.push(`${await copyRows(source, target, table)} rows of ${table}`);
  }
  counts.push(`${await copyJobs(source, target, queue)} deliveries that wait`);
  await markMoved(source, destination, [...tables, ...JOBS]);
  // The source closes first: at worst nobody takes anything for a while, but never do both.
  await source.query('commit');
  await commit(target, destination);
  return new Intl.ListFormat('en').format(counts);
}

async function commit(target: Client, destination: string): Promise<void> {
  try {
    await target.query('commit');
  } catch (cause) {
    throw new CommandProblem(
      `The last step in ${destination} failed (${failureFacts(cause).code}), so it is not known whether the data are there. If it holds none, run npm run declarations -- move --undo and move again.`,
      { cause },
    );
  }
}

function asProblem(error: unknown, destination: string): unknown {
  if (error instanceof CommandProblem || error instanceof StartError) return error;
  const { code } = failureFacts(error);
  return new CommandProblem(`Moving to ${destination} failed (${code}); nothing was moved.`, {
    cause: error,
  });
}
