import type { ClientBase } from 'pg';
import { CommandProblem } from '#features/declarations/server/command-problem.ts';
import { columnsOf } from '#server/database/columns-of.ts';
import { quoteTable } from '#server/database/moved-mark.ts';

const ROWS_AT_ONCE = 500;

/**
 * Copies all rows of one table, each within the transaction that is open on its connection.
 *
 * @returns how many there were.
 * @throws CommandProblem when the target lacks a column.
 */
export async function copyRows(
  source: ClientBase,
  target: ClientBase,
  table: string,
): Promise<number> {
  const columns = await columnsOf(source, table);
  const known = new Set(await columnsOf(target, table));
  if (columns.some((column) => !known.has(column))) {
    throw new CommandProblem(
      'A newer version of this project has used this database. Move it with that version; nothing was moved.',
    );
  }
  const name = quoteTable(table);
  const list = columns.map(quoteTable).join(', ');
  await source.query(
    `declare every cursor for select to_jsonb(source)::text as row from ${name} as source`,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from every`);
    await target.query(
      `insert into ${name} (${list})
       select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join(',')}]`],
    );
    copied += rows.length;
    if (rows.length < ROWS_AT_ONCE) break;
  }
  await source.query('close every');
  return copied;
}
