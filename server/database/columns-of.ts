import type { ClientBase } from 'pg';
import { quoteTable } from '#server/database/moved-mark.ts';

/** Names of the columns of a table that can be written. */
export async function columnsOf(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [quoteTable(table)],
  );
  return rows.map(({ name }) => name);
}
