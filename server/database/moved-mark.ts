import { escapeIdentifier, type ClientBase } from 'pg';
import { StartError } from '#server/start-error.ts';

const MARK = 'moved_away';
const GUARD = 'refuse_after_move';

/**
 * Marks a database whose data are elsewhere now: servers and commands refuse it, and the database
 * itself refuses every change to these tables, also to a server that has not noticed. The rows stay
 * as they are. Part of the transaction on that connection.
 *
 * @param destination Where the data are, for an operator; without a password.
 * @param tables Their names, each with its schema when it is not the first one.
 */
export async function markMoved(
  client: ClientBase,
  destination: string,
  tables: readonly string[],
): Promise<void> {
  await client.query(`create table ${MARK} (destination text not null, moved_at timestamptz)`);
  await client.query(`insert into ${MARK} values ($1, now())`, [destination]);
  await client.query(
    `create function ${GUARD}() returns trigger language plpgsql as $$ begin
       raise exception 'The data were moved to another database.'
         using errcode = 'read_only_sql_transaction';
     end $$`,
  );
  for (const table of tables) {
    await client.query(
      `create trigger ${GUARD} before insert or update or delete on ${quoteTable(table)}
       for each statement execute function ${GUARD}()`,
    );
  }
}

/**
 * Refuses a database whose data are elsewhere.
 *
 * @throws StartError with a sentence that says where they are and what to do.
 */
export async function refuseMoved(client: ClientBase): Promise<void> {
  if (!(await isMarked(client))) return;
  const { rows } = await client.query<{ destination: string; day: string }>(
    `select destination, to_char(moved_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day
     from ${MARK}`,
  );
  const { destination = '?', day = '?' } = rows[0] ?? {};
  throw new StartError(
    `The data were moved to ${destination} on ${day}, and this database takes nothing any more. Set DATABASE_URL to the new one. If nothing has arrived there, or if this one shall be used after all, run npm run declarations -- move --undo.`,
  );
}

/**
 * Makes a marked database an ordinary one again.
 *
 * @returns false when it was not marked.
 */
export async function unmarkMoved(client: ClientBase): Promise<boolean> {
  if (!(await isMarked(client))) return false;
  await client.query('begin');
  await client.query(`drop table ${MARK}`);
  await client.query(`drop function ${GUARD}() cascade`);
  await client.query('commit');
  return true;
}

/** A name of a table for SQL. */
export function quoteTable(name: string): string {
  return name.split('.').map(escapeIdentifier).join('.');
}

async function isMarked(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    `select to_regclass('${MARK}') is not null as found`,
  );
  return rows[0]?.found === true;
}
