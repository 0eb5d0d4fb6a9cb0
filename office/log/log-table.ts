import { index, integer, text, timestamp } from '../../server/database/drizzle.ts';
import { officeSchema } from '../office-schema.ts';

/** Who did or looked at what, and when; a trigger of the database refuses every change. */
export const officeLog = officeSchema.table(
  'log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
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
