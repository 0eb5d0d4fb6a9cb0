import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { transactLong, type Database, type Drizzle } from '#server/database/database.ts';
import { eq, sql, integer, moment, pgTable, text, uuid } from '#server/database/drizzle.ts';

/** One row: the days that were counted one by one, which no wrong clock can make many. */
export const retentionClock = pgTable('retention_clock', {
  /** Always 1. */
  id: integer().primaryKey(),
  /** Raised by at most one with each run that happens on a later day than the one before. */
  days: integer().notNull(),
  /** When the last run happened whose clock was believed. */
  seenAt: moment('seen_at'),
  /** Why nothing is erased at present; nothing when all is well. */
  held: text(),
  /** Times in the tables up to this one no longer make a clock look slow: the operator said so. */
  trustedUntil: moment('trusted_until'),
});

/** One line for each erasure, without anything personal. The database refuses to change it. */
export const erasures = pgTable('erasures', {
  id: uuid().primaryKey(),
  erasedAt: moment('erased_at').notNull(),
  /** Such as `retention`, or the command that an operator gave. */
  cause: text().notNull(),
  /** Such as the name of a table. */
  what: text().notNull(),
  number: integer().notNull(),
});

/** Adds a line to the list of erasures, in the transaction that erases; none when it is nothing. */
export async function noteErasure(
  tx: Drizzle,
  erased: Pick<typeof erasures.$inferInsert, 'cause' | 'what' | 'number'>,
): Promise<void> {
  if (erased.number === 0) return;
  await tx.insert(erasures).values({ id: randomUUID(), erasedAt: new Date(), ...erased });
}

type ClockRow = typeof retentionClock.$inferSelect;

/** Why nothing is erased. */
type Hold = 'clock_behind' | 'clock_ahead' | 'too_many';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
// Clocks of several servers differ a little.
const BEHIND_MS = HOUR_MS;
// Servers note the time every hour, so this is the longest that all of them may have been off.
const AHEAD_MS = 30 * DAY_MS;

const onlyRow = eq(retentionClock.id, 1);

/** Whether a run begins a day that was not counted yet; days begin at midnight UTC. */
const isLaterDay = (now: Date, seenAt: Date | null): boolean =>
  seenAt === null || Math.floor(now.getTime() / DAY_MS) > Math.floor(seenAt.getTime() / DAY_MS);

/** What is erased of one table when its time is over. */
export interface RetentionRule {
  /** Name of the table. It has a column `id` and, unless it is short-lived, `marked_on`. */
  readonly table: string;
  /** Column with the time by which a row is old. */
  readonly time: string;
  /** SQL over the table: the row's time is over. */
  readonly isDue: (now: Date) => SQL;
  /**
   * Erased at once, because it was promised so: without a mark, as long as the clock is believed.
   */
  readonly isShortLived?: boolean;
  /** Whether its rows hold the hash of a network (`client_hash`), which is emptied after a day. */
  readonly hasClientHash?: boolean;
  /** Removes what belongs to rows that are erased, such as files; may be called again. */
  readonly beforeErasing?: (tx: Drizzle, ids: readonly string[]) => Promise<void>;
}

/** What one run has done. */
export interface RetentionRun {
  readonly held: Hold | undefined;
  /** Days that were counted so far. */
  readonly days: number;
  /** The newest time that the database held before this run. */
  readonly knownUntil: Date | null;
  /** Number of rows by table; tables with none are left out. */
  readonly marked: Readonly<Record<string, number>>;
  readonly erased: Readonly<Record<string, number>>;
}

/** Days that have to be counted between mark and erasure. */
export const GRACE_DAYS = 14;
const FEW_ROWS = 20;
const MARKED_SHARE = 0.05;
// This many take seconds; a twentieth of a million rows would take minutes.
const MOST_ROWS = 5000;
// Rows that somebody deletes meanwhile make the share of those that are marked larger.
const ERASED_SHARE = 0.1;

/**
 * Marks rows whose time is over, the oldest first, and erases those that were marked 14 counted days ago.
 * Each day it marks only a small share of all rows, and never more than 5,000. A clock that is wrong marks
 * at most one share and counts at most one day, and once it is right again the marks are gone. Nothing
 * is erased while the clock is not believed, and of what is marked nothing when it would be more than a small share.
 *
 * @throws when the database is away; nothing is erased then.
 */
export async function eraseWhatIsDue(
  database: Database,
  rules: readonly RetentionRule[],
  now = new Date(),
): Promise<RetentionRun> {
  return transactLong(database, async (tx) => {
    const clock = await takeClock(tx);
    const newest = await newestTime(tx, rules);
    const knownUntil = clock.seenAt ?? newest;
    const none = { days: clock.days, knownUntil, marked: {}, erased: {} };
    const wrong = holdOf(clock, newest, now);
    if (wrong !== undefined) {
      await setClock(tx, { held: wrong });
      return { ...none, held: wrong };
    }
    const isNewDay = isLaterDay(now, clock.seenAt);
    const days = clock.days + (isNewDay ? 1 : 0);
    await setClock(tx, { days, seenAt: now });
    const marked: Record<string, number> = {};
    for (const rule of rules.filter(({ isShortLived }) => isShortLived !== true)) {
      await liftMarks(tx, rule, now);
      const number = isNewDay ? await markDue(tx, rule, now, days) : 0;
      if (number > 0) marked[rule.table] = number;
    }
    // Only the operator ends this: something unforeseen has happened to the rows or to the marks.
    const isTooMany = clock.held === 'too_many' || (await someShareIsTooLarge(tx, rules, days));
    const held = isTooMany ? 'too_many' : undefined;
    await setClock(tx, { held: held ?? null });
    const erasable = rules.filter(({ isShortLived }) => isShortLived === true || !isTooMany);
    return { ...none, days, marked, held, erased: await eraseAll(tx, erasable, now, days) };
  });
}

const tableOf = ({ table }: RetentionRule): SQL => sql`${sql.identifier(table)}`;
const isRipe = (days: number): SQL => sql`marked_on <= ${days - GRACE_DAYS}`;

/** Takes the marks back from rows that are not due, or from all. */
async function liftMarks(tx: Drizzle, rule: RetentionRule, now?: Date): Promise<void> {
  const condition = now === undefined ? sql`true` : sql`not (${rule.isDue(now)})`;
  await tx.execute(sql`
    update ${tableOf(rule)} set marked_on = null where marked_on is not null and ${condition}
  `);
}

async function markDue(tx: Drizzle, rule: RetentionRule, now: Date, days: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${tableOf(rule)} set marked_on = ${days} where id in (
      select id from ${tableOf(rule)} where marked_on is null and ${rule.isDue(now)}
      order by ${sql.identifier(rule.time)}
      limit (
        select least(
          ${MOST_ROWS}::int, greatest(${FEW_ROWS}::int, floor(count(*) * ${MARKED_SHARE}::float8)::int)
        )
        from ${tableOf(rule)} where marked_on is null
      )
    )
  `);
  return rowCount ?? 0;
}

async function someShareIsTooLarge(
  tx: Drizzle,
  rules: readonly RetentionRule[],
  days: number,
): Promise<boolean> {
  for (const rule of rules) {
    if (rule.isShortLived) continue;
    const { rows } = await tx.execute<{ is: boolean }>(sql`
      select count(*) filter (where ${isRipe(days)})
        > greatest(${FEW_ROWS}::int, ceil(count(*) * ${ERASED_SHARE}::float8)::int) as is
      from ${tableOf(rule)}
    `);
    if (rows[0]?.is) return true;
  }
  return false;
}

async function eraseAll(
  tx: Drizzle,
  rules: readonly RetentionRule[],
  now: Date,
  days: number,
): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  for (const rule of rules) {
    const condition = rule.isShortLived ? rule.isDue(now) : isRipe(days);
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from ${tableOf(rule)} where ${condition} for update`,
    );
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    await rule.beforeErasing?.(tx, ids);
    await tx.execute(sql`delete from ${tableOf(rule)} where id = any(${sql.param(ids)}::uuid[])`);
    erased[rule.table] = ids.length;
    await noteErasure(tx, { cause: 'retention', what: rule.table, number: ids.length });
  }
  return erased;
}

/**
 * The operator's word that the clock is right and the rows are as they should be: the hold ends,
 * and every mark is taken back, so that the grace period begins again.
 */
export async function confirmClock(
  database: Database,
  rules: readonly RetentionRule[],
  now = new Date(),
): Promise<void> {
  await transactLong(database, async (tx) => {
    await takeClock(tx);
    const newest = await newestTime(tx, rules);
    await setClock(tx, { held: null, seenAt: now, trustedUntil: newest });
    for (const rule of rules) if (!rule.isShortLived) await liftMarks(tx, rule);
  });
}

/** Takes the row for this transaction; another server's run waits meanwhile. */
async function takeClock(tx: Drizzle): Promise<ClockRow> {
  await tx.insert(retentionClock).values({ id: 1, days: 0 }).onConflictDoNothing();
  const [row] = await tx.select().from(retentionClock).where(onlyRow).for('update');
  if (row === undefined) throw new Error('The database keeps no retention clock.');
  return row;
}

async function setClock(tx: Drizzle, change: Partial<ClockRow>): Promise<void> {
  await tx.update(retentionClock).set(change).where(onlyRow);
}

/** The newest time in the tables of these rules, of which there is one at least; null when they are empty. */
async function newestTime(tx: Drizzle, rules: readonly RetentionRule[]): Promise<Date | null> {
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
function holdOf(
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
