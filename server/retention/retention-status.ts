import type { Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import type { RetentionRule } from '#server/retention/retention.ts';
import { retentionClock } from '#server/retention/retention-tables.ts';

/** What an operator should know of erasing. */
export interface RetentionStatus {
  /** Why nothing is erased: `clock_behind`, `clock_ahead` or `too_many`; null when all is well. */
  readonly held: string | null;
  /** Days that were counted so far. */
  readonly days: number;
  /** Rows that are marked for erasure, by table. */
  readonly marked: Readonly<Record<string, number>>;
}

/**
 * Reads how erasing is getting on.
 *
 * @throws when the database is away.
 */
export async function readRetention(
  drizzle: Drizzle,
  rules: readonly RetentionRule[],
): Promise<RetentionStatus> {
  const [clock] = await drizzle.select().from(retentionClock);
  const marked: Record<string, number> = {};
  for (const { table, isShortLived } of rules) {
    if (isShortLived) continue;
    const { rows } = await drizzle.execute<{ number: number }>(
      sql`select count(marked_on)::int as number from ${sql.identifier(table)} where marked_on is not null`,
    );
    marked[table] = rows[0]?.number ?? 0;
  }
  return { held: clock?.held ?? null, days: clock?.days ?? 0, marked };
}
