import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { inWords, tablesOf, identifierOf } from '#server/database/backup.ts';
import { openDatabase } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import { migrateDatabase } from '#server/database/migrate-database.ts';
import type { BackupFile } from '#server/database/read-backup.ts';
import { restore } from '#server/database/restore.ts';
import type { CommandContext, Feature } from '#server/feature.ts';
import { createJobs } from '#server/jobs/jobs.ts';

/**
 * Restores a backup into an empty database of its own that is removed afterwards; nothing is delivered from it.
 *
 * @returns what came back, and how long it took.
 * @throws OperatorError when the backup cannot be restored.
 */
export async function drillRestore(
  { env, features }: CommandContext,
  backup: BackupFile,
): Promise<string> {
  const started = performance.now();
  const folder = await mkdtemp(join(env.dataDir, 'drill-'));
  try {
    const counts = await restoreInto(folder, features, backup);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    return `${inWords(counts)} came back from ${backup.file} in ${seconds} s, into a database that was removed again.`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreInto(
  dataDir: string,
  features: readonly Feature[],
  backup: BackupFile,
): Promise<ReadonlyMap<string, string>> {
  const database = await openDatabase({ url: undefined, dataDir, report: () => undefined });
  const logger = pino({ level: 'silent' });
  const jobs = createJobs({ database, logger, isWorking: false, retrySeconds: 1 });
  try {
    await migrateDatabase(database);
    await jobs.start(features.flatMap((feature) => feature.jobs));
    await restore(database, jobs, features, backup);
    const counts = new Map<string, string>();
    for (const table of tablesOf(features)) {
      const { rows } = await database.drizzle.execute<{ number: string }>(
        sql.raw(`select count(*) as number from ${identifierOf(table)}`),
      );
      if (rows[0] !== undefined && rows[0].number !== '0') counts.set(table, rows[0].number);
    }
    return counts;
  } finally {
    await jobs.stop();
    await database.close();
  }
}
