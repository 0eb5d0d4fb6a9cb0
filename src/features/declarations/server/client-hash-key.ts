import type { Database } from '#server/database/database.ts';
import { eq } from '#server/database/drizzle.ts';
import { secrets } from '#features/declarations/server/declarations-table.ts';

const known = new WeakMap<Database, string>();

/** The key of this database for hashes of senders' networks; read once. */
export async function clientHashKey(database: Database): Promise<string> {
  const remembered = known.get(database);
  if (remembered !== undefined) return remembered;
  const [row] = await database.drizzle
    .select()
    .from(secrets)
    .where(eq(secrets.name, 'client-hash-key'));
  if (row === undefined) throw new Error('The database holds no client-hash-key; migrate it.');
  known.set(database, row.value);
  return row.value;
}
