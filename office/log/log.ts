import type { Database } from '../../server/database/database.ts';
import { desc, sql } from '../../server/database/drizzle.ts';
import { officeLog } from './log-table.ts';

/** Who is signed in. */
export interface OfficePerson {
  readonly id: string;
  /** Shown beside marks and notes. */
  readonly name: string;
}

/** What somebody did or looked at, without any of its contents. */
export interface OfficeAction {
  readonly who: OfficePerson;
  /** Never changes once it is in use, such as `declaration.read`. */
  readonly what: string;
  /** Such as a reference; no name and no address of a customer. */
  readonly about?: string;
}

export type LogRow = typeof officeLog.$inferSelect;

export const ROWS_ON_A_PAGE = 100;

/**
 * Writes a line that nobody can change.
 *
 * @throws when the database is away; callers must then do and show nothing.
 */
export async function writeLog(
  { drizzle }: Pick<Database, 'drizzle'>,
  { who, what, about }: OfficeAction,
): Promise<void> {
  await drizzle
    .insert(officeLog)
    .values({ at: new Date(), userId: who.id, userName: who.name, what, about });
}

/** The newest lines, or those before a given one; sorted by time, because a restore gives lines new numbers. */
export const readLog = (
  { drizzle }: Pick<Database, 'drizzle'>,
  before?: number,
): Promise<LogRow[]> => {
  const place = sql`(${officeLog.at}, ${officeLog.id})`;
  const isOlder =
    before === undefined
      ? undefined
      : sql`${place} < (select at, id from office.log where id = ${before})`;
  return drizzle
    .select()
    .from(officeLog)
    .where(isOlder)
    .orderBy(desc(officeLog.at), desc(officeLog.id))
    .limit(ROWS_ON_A_PAGE);
};
