import type { Database } from '#server/database/database.ts';
import { desc, lt } from '#server/database/drizzle.ts';
import type { OfficeAction } from '../desk/ports.ts';
import { officeLog } from './log-table.ts';

export type LogRow = typeof officeLog.$inferSelect;

const ROWS_ON_A_PAGE = 100;

/**
 * Writes a line that nobody can change.
 *
 * @throws when the database is away; whoever calls it does or shows nothing then.
 */
export async function writeLog(
  { drizzle }: Pick<Database, 'drizzle'>,
  { who, what, about }: OfficeAction,
): Promise<void> {
  await drizzle
    .insert(officeLog)
    .values({ at: new Date(), userId: who.id, userName: who.name, what, about });
}

/** The newest lines, or those before one. */
export const readLog = (
  { drizzle }: Pick<Database, 'drizzle'>,
  before = 2_147_483_647,
): Promise<LogRow[]> =>
  drizzle
    .select()
    .from(officeLog)
    .where(lt(officeLog.id, before))
    .orderBy(desc(officeLog.id))
    .limit(ROWS_ON_A_PAGE);
