import { randomUUID } from 'node:crypto';
import type { Drizzle } from '#server/database/database.ts';
import { desc, moment, pgTable, uuid } from '#server/database/drizzle.ts';

/** When the newest backup was finished; where it lies is the operator's matter. */
export const backupRuns = pgTable('backup_runs', {
  id: uuid().primaryKey(),
  finishedAt: moment('finished_at').notNull(),
});

/** Notes that a backup is complete and on disk; only the newest is kept. */
export async function noteBackup(drizzle: Drizzle): Promise<void> {
  await drizzle.delete(backupRuns);
  await drizzle.insert(backupRuns).values({ id: randomUUID(), finishedAt: new Date() });
}

/** When the newest backup was finished; undefined when there was none. */
export async function lastBackup(drizzle: Drizzle): Promise<Date | undefined> {
  const [row] = await drizzle
    .select()
    .from(backupRuns)
    .orderBy(desc(backupRuns.finishedAt))
    .limit(1);
  return row?.finishedAt;
}
