import { randomInt } from 'node:crypto';
import type { Client, ClientBase } from 'pg';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { failureFacts } from '#server/database/database-failure.ts';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { databaseUrl } from '#server/env-fields.ts';

const LARGEST_LOCK = 2 ** 47;

/**
 * Opens the database that the data shall go to.
 *
 * @throws CommandProblem when the address is wrong or nobody answers there.
 */
export async function openTarget(url: string): Promise<{ database: Database; client: Client }> {
  const { error } = databaseUrl.safeParse(url);
  if (error !== undefined) {
    throw new CommandProblem(
      `--to ${error.issues[0]?.message ?? ''}; its value is kept secret here.`,
    );
  }
  const database = await openDatabase({ url, dataDir: '', report: () => undefined });
  try {
    return { database, client: await database.connect() };
  } catch (cause) {
    await database.close();
    throw new CommandProblem(
      `${database.description} lets nobody in (${failureFacts(cause).code}); check the address in --to. Nothing was moved.`,
      { cause },
    );
  }
}

/**
 * Refuses a target that is the source under whatever address: locks are seen within one database.
 *
 * @throws CommandProblem
 */
export async function refuseSame(source: ClientBase, target: ClientBase): Promise<void> {
  const lock = randomInt(LARGEST_LOCK);
  await source.query('select pg_advisory_lock($1)', [lock]);
  const { rows } = await target.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1) as free',
    [lock],
  );
  if (rows[0]?.free === true) return;
  throw new CommandProblem('--to is the database that is in use already; nothing was moved.');
}

/**
 * Refuses a target in which somebody has stored something.
 *
 * @param tables All tables but those that every new database has rows in.
 * @throws CommandProblem
 */
export async function refuseRows(target: ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    const { rows } = await target.query(`select 1 from ${table} limit 1`);
    if (rows.length === 0) continue;
    throw new CommandProblem(
      `The database of --to holds rows already (${table}); name an empty one. Nothing was moved.`,
    );
  }
}
