import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { lock, transact, type Database, type Drizzle } from '#server/database/database.ts';
import { and, eq, sql } from '#server/database/drizzle.ts';
import { QUEUE_SCHEMA, type Jobs } from '#server/jobs/jobs.ts';
import {
  isGivenUp,
  isUndelivered,
  readAllReports,
  readReports,
  undeliveredJobs,
  type Report,
} from './declaration-reports.ts';
import { declarationNotes, declarations } from './declarations-table.ts';
import { DONE_AT, type Delivery } from './deliver.ts';

/** What the desk can be filtered by. */
export const deskStates = ['open', 'done', 'undelivered', 'givenUp', 'all'] as const;
type DeskState = (typeof deskStates)[number];

export interface DeskFilter {
  readonly state: DeskState;
  /** Part of a name, an address or a reference; empty for all. */
  readonly search: string;
}

/** How many declarations wait for somebody. */
interface DeskCounts {
  readonly open: number;
  readonly undelivered: number;
  readonly givenUp: number;
}

const stateConditions: Readonly<Record<DeskState, SQL>> = {
  open: sql`done_at is null`,
  done: sql`done_at is not null`,
  undelivered: isUndelivered,
  givenUp: isGivenUp,
  all: sql`true`,
};

function conditionOf({ state, search }: DeskFilter): SQL {
  const isInState = stateConditions[state];
  const words = search.trim();
  if (words === '') return isInState;
  const holds = (field: SQL): SQL => sql`position(lower(${words}) in lower(${field})) > 0`;
  return sql`${isInState} and (
    ${holds(sql`reference`)}
    or ${holds(sql`coalesce(content ->> 'name', '')`)}
    or ${holds(sql`coalesce(content ->> 'email', '')`)}
  )`;
}

/**
 * One page of what the desk shows, newest first, with the number of all that match.
 *
 * For a search the planner expects a third of all rows to match, and would look for fifty of them along the
 * index on the time. When few rows match, that reads the whole table row by row. `materialized` makes it read the
 * table once and in order. Without a search both parts have indexes of their own. Reports are made only for the
 * rows of this page, not for those that it skips.
 */
export async function searchDeclarations(
  drizzle: Drizzle,
  filter: DeskFilter,
  { size, page }: { readonly size: number; readonly page: number },
): Promise<{ readonly reports: readonly Report[]; readonly total: number }> {
  const isSearch = filter.search.trim() !== '';
  const { rows } = await drizzle.execute<{ total: number; ids: string[] }>(sql`
    with found as ${isSearch ? sql`materialized` : sql`not materialized`} (
      select id, received_at, reference from declarations where ${conditionOf(filter)}
    )
    select (select count(*)::int from found) as total, array(
      select id from found order by received_at desc, reference
      limit ${size} offset ${(page - 1) * size}
    ) as ids
  `);
  const { total, ids } = rows[0] ?? { total: 0, ids: [] };
  const isOneOf = sql`id = any(${sql.param(ids)}::uuid[])`;
  return { reports: await readReports(drizzle, isOneOf), total };
}

/** Everything that matches, newest first and in portions, for an export of any length. */
export const exportedDeclarations = (
  database: Database,
  filter: DeskFilter,
): AsyncGenerator<Report[]> => readAllReports(database, conditionOf(filter));

/** How many declarations wait; cheap enough to ask once a minute, because each number has its own index. */
export async function countWaiting(drizzle: Drizzle): Promise<DeskCounts> {
  const numberOf = (condition: SQL): SQL =>
    sql`(select count(*)::int from declarations where ${condition})`;
  const { rows } = await drizzle.execute<Record<keyof DeskCounts, number>>(sql`
    select
      ${numberOf(stateConditions.open)} as "open",
      ${numberOf(stateConditions.undelivered)} as "undelivered",
      ${numberOf(stateConditions.givenUp)} as "givenUp"
  `);
  return rows[0] ?? { open: 0, undelivered: 0, givenUp: 0 };
}

/** One declaration by its exact reference. */
export async function readDeclaration(
  drizzle: Drizzle,
  reference: string,
): Promise<Report | undefined> {
  const [report] = await readReports(drizzle, sql`reference = ${reference}`, 1);
  return report;
}

/**
 * Marks a declaration as done, or takes the mark back. The first mark counts: a second one changes nothing. A delivery that was
 * given up is acknowledged with it.
 *
 * @returns whether something changed.
 */
export async function markDone(
  drizzle: Drizzle,
  reference: string,
  by: string | undefined,
): Promise<boolean> {
  const isOne = eq(declarations.reference, reference);
  const { rowCount } =
    by === undefined
      ? await drizzle
          .update(declarations)
          .set({ doneAt: null, doneBy: null, givenUpAt: asBefore })
          .where(and(isOne, sql`done_at is not null`))
      : await drizzle
          .update(declarations)
          .set({ doneAt: sql`now()`, doneBy: by, givenUpAt: acknowledged })
          .where(and(isOne, sql`done_at is null`));
  return (rowCount ?? 0) > 0;
}

// What nobody tries any more needs nobody's look afterwards, and no alarm.
const acknowledged = sql`case when ${isGivenUp} then now() else given_up_at end`;
// Given up with the mark, it comes back with it; given up by itself it stays so.
const asBefore = sql`case when given_up_at = done_at then null else given_up_at end`;

/**
 * Adds a note, unless the same person has added the same words since: then its form was sent again.
 *
 * @param seen How many notes there were when the form was shown.
 * @returns false when there is no such declaration or the note was there.
 */
export async function addNote(
  database: Database,
  reference: string,
  { by, note, seen }: { readonly by: string; readonly note: string; readonly seen: number },
): Promise<boolean> {
  return transact(database, async (tx) => {
    await lock(tx, `note on ${reference}`);
    const [one] = await tx
      .select({ id: declarations.id })
      .from(declarations)
      .where(eq(declarations.reference, reference));
    if (one === undefined) return false;
    const since = await tx
      .select()
      .from(declarationNotes)
      .where(eq(declarationNotes.declarationId, one.id))
      .orderBy(declarationNotes.writtenAt)
      .offset(seen);
    if (since.some((other) => other.note === note && other.writtenBy === by)) return false;
    await tx.insert(declarationNotes).values({
      id: randomUUID(),
      declarationId: one.id,
      writtenAt: new Date(),
      writtenBy: by,
      note,
    });
    return true;
  });
}

/** What somebody saw of a delivery before pressing the button; another state means another press came first. */
export const seenState = ({ deliveries }: Report, delivery: Delivery): string => {
  const { state, at, failures } = deliveries[delivery];
  return [state, state === 'delivered' ? at : '', failures].join('|');
};

/**
 * Sends the mail or the chat message of a declaration again: at once when it waits for its next try or was given
 * up, and once more when it was delivered. Two presses send once, because the second has seen a state that is gone.
 *
 * @param seen `seenState` of what was shown.
 * @returns false when the declaration is gone or has another state by now.
 */
export async function sendAgain(
  { database, jobs }: { readonly database: Database; readonly jobs: Jobs },
  reference: string,
  delivery: Delivery,
  seen: string,
): Promise<boolean> {
  return transact(database, async (tx) => {
    await lock(tx, `send again ${reference}`);
    const report = await readDeclaration(tx, reference);
    if (report === undefined || seenState(report, delivery) !== seen) return false;
    const { state, failures } = report.deliveries[delivery];
    // The first try is under way or about to begin.
    if (state === 'waiting' && failures === 0) return false;
    const { jobId } = report;
    if (await isUnderWay(tx, delivery, jobId)) return false;
    await tx
      .update(declarations)
      .set({ givenUpAt: null, ...(state === 'delivered' && { [DONE_AT[delivery]]: null }) })
      .where(eq(declarations.reference, reference));
    await jobs.renew(tx, delivery, { id: jobId, data: { reference } });
    return true;
  });
}

/**
 * Says that what has not been delivered stays so, for example because the address does not exist: nobody tries it
 * again and no alarm speaks of it.
 *
 * @returns false when there is nothing to give up, or the declaration is gone.
 */
export async function giveUpDelivery(database: Database, reference: string): Promise<boolean> {
  return transact(database, async (tx) => {
    await lock(tx, `send again ${reference}`);
    const report = await readDeclaration(tx, reference);
    if (report?.givenUpAt !== null) return false;
    const waiting = undeliveredJobs([report]);
    if (waiting.length === 0) return false;
    // Several declarations can share a mail and a note; the others still get theirs.
    const own = report.jobId === report.id ? waiting : [];
    for (const { job, id } of own) {
      await tx.execute(sql`
        delete from ${sql.identifier(QUEUE_SCHEMA)}.job
        where name = ${job} and id = ${id} and state in ('created', 'retry') and not exists (
          select from declarations where confirmed_with = ${id} and id <> ${id}
            and given_up_at is null and ${declarations[DONE_AT[job]]} is null)
      `);
    }
    await tx
      .update(declarations)
      .set({ givenUpAt: new Date() })
      .where(eq(declarations.reference, reference));
    return true;
  });
}

/** Whether a job is in the hands of a server, which would send beside a new one. */
export async function isUnderWay(tx: Drizzle, delivery: Delivery, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from ${sql.identifier(QUEUE_SCHEMA)}.job
    where name = ${delivery} and id = ${id} and state = 'active'
  `);
  return rows.length > 0;
}
