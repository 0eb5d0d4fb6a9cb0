import { createHash } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { and, eq, gt, lt, sql } from '../../server/database/drizzle.ts';
import { usedCodes, wrongTries } from './account-tables.ts';

/** This many wrong passwords in a row cost no wait; each further one makes the next wait longer. */
const FREE_TRIES = 5;
/** A network has more, because several people share it. */
export const FREE_TRIES_OF_NETWORK = 30;

const keyOf = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex');

/** Whether somebody who typed this address has to wait before the next try. */
export async function mustWait({ drizzle }: Database, email: string): Promise<boolean> {
  const isWaiting = and(eq(wrongTries.key, keyOf(email)), gt(wrongTries.waitUntil, new Date()));
  return (await drizzle.select().from(wrongTries).where(isWaiting)).length > 0;
}

/** Counts a try before it is made, so that many at once are counted too; half a minute, then twice as long, up to 16 minutes. */
export async function countTry(
  { drizzle }: Database,
  email: string,
  free = FREE_TRIES,
): Promise<void> {
  const waitUntil = sql`now() + case when ${wrongTries.tries} + 1 < ${free}::int then interval '0'
    else interval '30 seconds' * power(2, least(${wrongTries.tries} + 1 - ${free}::int, 5)) end`;
  await drizzle
    .insert(wrongTries)
    .values({ key: keyOf(email), tries: 1, waitUntil: new Date() })
    .onConflictDoUpdate({
      target: wrongTries.key,
      set: { tries: sql`${wrongTries.tries} + 1`, waitUntil },
    });
}

/** Forgets the tries of somebody who has signed in. */
export async function forgetTries({ drizzle }: Database, email: string): Promise<void> {
  await drizzle.delete(wrongTries).where(eq(wrongTries.key, keyOf(email)));
}

// A code is taken half a minute before and after its own half minute.
const VALID_MS = 2 * 60 * 1000;

/** Whether somebody uses this code of the app for the first time (RFC 6238, 5.2). */
export async function isFirstUse(
  { drizzle }: Database,
  userId: string,
  code: string,
): Promise<boolean> {
  await drizzle.delete(usedCodes).where(lt(usedCodes.usedAt, new Date(Date.now() - VALID_MS)));
  const used = { userId, code, usedAt: new Date() };
  return (
    (await drizzle.insert(usedCodes).values(used).onConflictDoNothing().returning()).length > 0
  );
}
