import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';

/**
 * Deletes delivered declarations that were received before a day; what is not delivered stays.
 *
 * @param before First day that stays, `YYYY-MM-DD`, as it begins in Germany.
 * @returns one sentence about what was done.
 */
export async function deleteDeclarations(drizzle: Drizzle, before: string): Promise<string> {
  const { rowCount } = await drizzle.execute(sql`
    delete from declarations
    where received_at < ${before}::timestamp at time zone 'Europe/Berlin'
      and team_notified_at is not null
      and confirmation_sent_at is not null
  `);
  return `${rowCount ?? 0} delivered declarations from before ${before} were deleted.`;
}
