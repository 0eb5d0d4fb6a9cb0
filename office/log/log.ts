import type { Database } from '../../server/database/database.ts';
import { index, integer, moment, text } from '../../server/database/drizzle.ts';
import { officeSchema } from '../office-schema.ts';

/** Who did or looked at what, and when; a trigger of the database refuses every change. */
export const officeLog = officeSchema.table(
  'log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    userId: text('user_id').notNull(),
    /** As the person was called then. */
    userName: text('user_name').notNull(),
    what: text().notNull(),
    about: text(),
    /** Of this line and the one before, made by a trigger; a change of any line shows in all that follow. */
    hash: text().notNull().default(''),
  },
  (table) => [index('log_by_time').on(table.at)],
);

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
