import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';

/** What the office holds of the database for as long as it works; it goes with its connection. */
export const TAKE_OFFICE_LOCK = "select pg_try_advisory_lock(hashtext('office'), 1) as taken";

/** Whether an office works on this database, on whatever machine. */
export async function isOfficeRunning(drizzle: Drizzle): Promise<boolean> {
  const { rows } = await drizzle.execute(sql`
    select from pg_locks
    where locktype = 'advisory' and granted and objid = 1 and objsubid = 2
      and classid = (hashtext('office')::bigint & 4294967295)::oid
      and database = (select oid from pg_database where datname = current_database())
  `);
  return rows.length > 0;
}
