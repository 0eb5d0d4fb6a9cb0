import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { whenCode } from '#lib/errors.ts';
import type { Database, Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { Env } from '#server/env.ts';
import type { Feature, Platform } from '#server/feature.ts';
import { HOURLY, type ScheduledJob } from '#server/jobs/jobs.ts';
import { capturedFolder } from '#server/captured-messages.ts';
import {
  noteErasure,
  eraseWhatIsDue,
  GRACE_DAYS,
  type RetentionRule,
  type RetentionRun,
} from '#server/retention/retention.ts';

/** What is erased of all features when its time is over. */
export const rulesOf = (features: readonly Feature[], env: Env): RetentionRule[] =>
  features.flatMap(({ retention }) => retention?.(env) ?? []);

/** Erases what is old enough of all features, and captured messages that belong to nothing. */
export function scheduledErasure(
  features: readonly Feature[],
  { database, env, logger }: Pick<Platform, 'database' | 'env' | 'logger'>,
): ScheduledJob {
  const rules = rulesOf(features, env);
  return {
    name: 'erase-what-is-old',
    cron: HOURLY,
    failure: 'What is old enough could not be erased yet.',
    work: async () => {
      const run = await eraseWhatIsDue(database, rules);
      for (const [table, rows] of Object.entries(run.marked)) {
        logger.warn({ table, rows, days: GRACE_DAYS }, 'Rows are marked and will be erased.');
      }
      for (const [table, rows] of Object.entries(run.erased)) {
        logger.info({ table, rows }, 'Rows that were old enough were erased.');
      }
      if (run.held !== undefined) {
        logger.warn(
          { reason: run.held },
          'Nothing is erased; npm run declarations -- retention says what to do.',
        );
        return;
      }
      const { removed, setAside } = await tidyCaptured(database, features, env.dataDir, run);
      if (removed > 0) logger.info({ files: removed }, 'Files of nothing were removed.');
      if (setAside > 0) {
        logger.warn(
          { files: setAside, days: GRACE_DAYS },
          'The outbox holds files of rows that the database has never known or has lost; they were set aside in outbox/unknown and will be removed.',
        );
      }
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Empties the hashes of networks after a day: the limits need minutes, and nothing else needs them. */
export const scheduledForgetting = (
  features: readonly Feature[],
  { database, env }: Pick<Platform, 'database' | 'env'>,
): ScheduledJob => ({
  name: 'forget-clients',
  cron: HOURLY,
  failure: 'Old network hashes could not be emptied yet.',
  work: () => forgetClients(database.drizzle, rulesOf(features, env)),
});

/** The same at some other moment. */
export async function forgetClients(
  drizzle: Drizzle,
  rules: readonly RetentionRule[],
  now = new Date(),
): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  for (const { table, time, hasClientHash } of rules) {
    if (hasClientHash !== true) continue;
    await drizzle.execute(sql`
      update ${sql.identifier(table)} set client_hash = null
      where client_hash is not null and ${sql.identifier(time)} < ${yesterday}::timestamptz
    `);
  }
}

/**
 * Finds captured messages whose row is gone. The row of a file was committed before the file was
 * written, so a database that is known to reach beyond that moment has deleted it: the file goes
 * too. A file younger than what the database knew before this run may be all that is left of a row
 * that an older backup does not hold: it is set aside in `unknown/DAY` until enough days are counted.
 *
 * @throws when the database is away or the disk refuses.
 */
async function tidyCaptured(
  database: Database,
  features: readonly Feature[],
  dataDir: string,
  { days, knownUntil }: Pick<RetentionRun, 'days' | 'knownUntil'>,
): Promise<{ removed: number; setAside: number }> {
  const folder = capturedFolder(dataDir);
  const unknown = join(folder, 'unknown');
  await removeOldFolders(unknown, days);
  const names = await namesIn(folder);
  let removed = 0;
  let setAside = 0;
  for (const { orphanFiles } of features) {
    for (const name of (await orphanFiles?.(database.drizzle, names)) ?? []) {
      const path = join(folder, name);
      const written = (await stat(path).catch(() => undefined))?.mtime;
      if (written === undefined) continue;
      if (knownUntil !== null && written <= knownUntil) {
        await rm(path, { force: true });
        removed += 1;
      } else {
        await mkdir(join(unknown, String(days)), { recursive: true, mode: 0o700 });
        await rename(path, join(unknown, String(days), name));
        setAside += 1;
      }
    }
  }
  await noteErasure(database.drizzle, { cause: 'orphaned', what: 'outbox', number: removed });
  return { removed, setAside };
}

async function removeOldFolders(unknown: string, days: number): Promise<void> {
  for (const day of await namesIn(unknown)) {
    if (Number(day) <= days - GRACE_DAYS) await rm(join(unknown, day), { recursive: true });
  }
}

// Without captured messages there is nothing to do.
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch(whenCode('ENOENT', []));
