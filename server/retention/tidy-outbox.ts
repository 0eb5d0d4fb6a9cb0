import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import type { Feature } from '#server/feature.ts';
import { outboxFolder } from '#server/outbox.ts';
import { noteErasure } from '#server/retention/note-erasure.ts';
import { GRACE_DAYS, type RetentionRun } from '#server/retention/retention.ts';

/**
 * Finds files in the outbox whose row is gone. The row of a file was committed before the file was
 * written, so a database that is known to reach beyond that moment has deleted it: the file goes
 * too. A file younger than what the database knew before this run may be all that is left of a row
 * that an older backup does not hold: it is set aside in `unknown/DAY` until enough days are counted.
 *
 * @throws when the database is away or the disk refuses.
 */
export async function tidyOutbox(
  database: Database,
  features: readonly Feature[],
  dataDir: string,
  { days, knownUntil }: Pick<RetentionRun, 'days' | 'knownUntil'>,
): Promise<{ removed: number; setAside: number }> {
  const folder = outboxFolder(dataDir);
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

// Without an outbox there is nothing to do.
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}
