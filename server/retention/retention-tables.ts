import { randomUUID } from 'node:crypto';
import type { Drizzle } from '#server/database/database.ts';
import { integer, moment, pgTable, text, uuid } from '#server/database/drizzle.ts';

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
