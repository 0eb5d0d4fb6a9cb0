import { fileURLToPath } from 'node:url';
import type { Database } from '#server/database/database.ts';
import { drizzle, migrate } from '#server/database/drizzle.ts';

/** Folder of the migrations. */
export const MIGRATIONS = fileURLToPath(new URL('../../db/migrations', import.meta.url));

// Any number that nobody else takes for a lock in this database.
const LOCK = 7_313_201;

/**
 * Brings the tables up to date. Of several servers that start at once one does it while the
 * others wait.
 *
 * @throws when the database is away or a migration fails; nothing of it is kept then.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    // The end of the connection gives the lock back.
    await client.end();
  }
}
