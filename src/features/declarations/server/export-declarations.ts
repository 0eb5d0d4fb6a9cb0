import { readReports } from '#features/declarations/server/delivery-states.ts';
import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';

/**
 * All declarations since a day, oldest first, each as one line of JSON.
 *
 * @param since First day, `YYYY-MM-DD`, as it begins in Germany.
 */
export async function exportDeclarations(drizzle: Drizzle, since: string): Promise<string> {
  const condition = sql`received_at >= ${since}::timestamp at time zone 'Europe/Berlin'`;
  const reports = await readReports(drizzle, condition);
  return reports
    .toReversed()
    .map((report) => JSON.stringify({ ...report, id: undefined }))
    .join('\n');
}
