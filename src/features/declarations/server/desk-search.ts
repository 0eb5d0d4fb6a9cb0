import type { SQL } from 'drizzle-orm';
import type { Database, Drizzle } from '#server/database/database.ts';
import { sql } from '#server/database/drizzle.ts';
import {
  isGivenUp,
  isUndelivered,
  readAllReports,
  readReports,
  type Report,
} from './declaration-reports.ts';

/** What the desk can be filtered by. */
export const deskStates = ['open', 'done', 'undelivered', 'givenUp', 'all'] as const;
export type DeskState = (typeof deskStates)[number];

export interface DeskFilter {
  readonly state: DeskState;
  /** Part of a name, an address or a reference; empty for all. */
  readonly search: string;
}

/** How many declarations wait for somebody. */
export interface DeskCounts {
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
  const isOneOf = sql`id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
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
