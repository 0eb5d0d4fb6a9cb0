import type { Database, Drizzle } from '#server/database/database.ts';
import { eq, pgTable, text } from '#server/database/drizzle.ts';

/** Secrets that all servers on this database share; each is made by the migration. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});

/** What the names of all keys for hashes begin with; other secrets belong to the office. */
export const HASH_KEY = 'client-hash-key';

const known = new WeakMap<Database, string>();

/** The key of this database for hashes of addresses; read once. */
export async function hashKey(database: Database): Promise<string> {
  const remembered = known.get(database);
  if (remembered !== undefined) return remembered;
  const key = await readHashKey(database.drizzle);
  known.set(database, key);
  return key;
}

/** The same as a transaction sees it. */
export async function readHashKey(tx: Drizzle): Promise<string> {
  const [row] = await tx.select().from(secrets).where(eq(secrets.name, HASH_KEY));
  if (row === undefined) throw new Error('The database holds no client-hash-key; migrate it.');
  return row.value;
}

/**
 * Every key that something here may be hashed or signed with: that of this database, and those of
 * databases whose backups were restored into it.
 */
export async function everyHashKey(tx: Drizzle): Promise<readonly string[]> {
  const rows = await tx.select().from(secrets);
  return rows.filter(({ name }) => name.startsWith(HASH_KEY)).map(({ value }) => value);
}
