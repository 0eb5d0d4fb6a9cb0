import type { Database } from '../../server/database/database.ts';
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
