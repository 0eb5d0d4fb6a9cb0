import type { SQL } from 'drizzle-orm';
import type { Drizzle } from '#server/database/database.ts';
import { eq, sql } from '#server/database/drizzle.ts';
import type { RetentionRule } from '#server/retention/retention.ts';
import { retentionClock } from '#server/retention/retention-tables.ts';

export type ClockRow = typeof retentionClock.$inferSelect;

/** Why nothing is erased. */
export type Hold = 'clock_behind' | 'clock_ahead' | 'too_many';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
// Clocks of several servers differ a little.
const BEHIND_MS = HOUR_MS;
// Servers note the time every hour, so this is the longest that all of them may have been off.
const AHEAD_MS = 30 * DAY_MS;

const onlyRow = eq(retentionClock.id, 1);

/** Takes the row for this transaction; another server's run waits meanwhile. */
export async function takeClock(tx: Drizzle): Promise<ClockRow> {
  await tx.insert(retentionClock).values({ id: 1, days: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(retentionClock).where(onlyRow).for('update');
  if (row === undefined) throw new Error('The database keeps no retention clock.');
  return row;
}

export async function setClock(tx: Drizzle, change: Partial<ClockRow>): Promise<void> {
  await tx.update(retentionClock).set(change).where(onlyRow);
}

/** The newest time in the tables of these rules, of which there is one at least; null when they are empty. */
export async function newestTime(
  tx: Drizzle,
  rules: readonly RetentionRule[],
): Promise<Date | null> {
  const times = rules.map(
    ({ table, time }): SQL =>
      sql`(select max(${sql.identifier(time)}) from ${sql.identifier(table)})`,
  );
  const { rows } = await tx.execute<{ ms: number | null }>(
    sql`select (extract(epoch from greatest(${sql.join(times, sql`, `)})) * 1000)::float8 as ms`,
  );
  const ms = rows[0]?.ms ?? null;
  return ms === null ? null : new Date(ms);
}

/**
 * Whether a clock must not be believed: behind what is stored, or so far ahead of the last run that
 * it has more likely jumped. Without a run before, the newest row takes its place.
 */
export function holdOf(
  { seenAt, trustedUntil }: Pick<ClockRow, 'seenAt' | 'trustedUntil'>,
  newest: Date | null,
  now: Date,
): Hold | undefined {
  const isTrusted = newest !== null && trustedUntil !== null && newest <= trustedUntil;
  const latest = Math.max(seenAt?.getTime() ?? 0, isTrusted ? 0 : (newest?.getTime() ?? 0));
  if (now.getTime() < latest - BEHIND_MS) return 'clock_behind';
  const base = seenAt ?? newest;
  if (base !== null && now.getTime() > base.getTime() + AHEAD_MS) return 'clock_ahead';
  return undefined;
}

/** Whether a run begins a day that was not counted yet; days begin at midnight UTC. */
export const isLaterDay = (now: Date, seenAt: Date | null): boolean =>
  seenAt === null || Math.floor(now.getTime() / DAY_MS) > Math.floor(seenAt.getTime() / DAY_MS);
