import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded-database.ts';
import { removeDataFolder } from '#tests/support/data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the socket of the database that all tests of one run share. */
    databaseSocket: string;
  }
}

/** Starts one real database for a whole run of tests; each test makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'test-database-'));
  // As root the database runs as another user, who has to pass through.
  await chmod(folder, 0o711);
  const { connection, release } = await startEmbeddedDatabase(folder, () => undefined);
  project.provide('databaseSocket', String(connection.host));
  return async () => {
    await release();
    await removeDataFolder(folder);
  };
}
