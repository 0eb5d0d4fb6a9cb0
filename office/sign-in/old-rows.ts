import { keepDoing } from '../keep-doing.ts';
import type { ProcessLog } from '../process-log.ts';
import type { Database } from '../../server/database/database.ts';
import { lt } from '../../server/database/drizzle.ts';
import { invitations, sessions, verifications, wrongTries } from './account-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases what signing in leaves behind: sessions, half sign-ins and links whose time is over, and how often a password was
 * wrong, a day after nobody had to wait for it any more. A wrong clock signs people out at worst, so none is guarded against.
 */
export async function dropOldRows({ drizzle }: Database, now = new Date()): Promise<void> {
  for (const table of [sessions, verifications, invitations])
    await drizzle.delete(table).where(lt(table.expiresAt, now));
  // Who never had to wait has tried less often than anybody may on one day.
  await drizzle
    .delete(wrongTries)
    .where(lt(wrongTries.waitUntil, new Date(now.getTime() - DAY_MS)));
}

/** Does that now and every day until it is stopped. */
export async function keepDroppingOldRows(
  database: Database,
  failure: ProcessLog['failure'],
): Promise<() => Promise<void>> {
  const failed = (error: unknown): void =>
    failure('Old rows of signing in could not be erased.', error);
  await dropOldRows(database).catch(failed);
  return keepDoing(DAY_MS, () => dropOldRows(database), failed);
}
