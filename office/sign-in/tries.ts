import { createHash } from 'node:crypto';
import type { Database } from '../../server/database/database.ts';
import { eq, lt, sql } from '../../server/database/drizzle.ts';
import { usedCodes, wrongTries } from './account-tables.ts';

/** This many wrong passwords in a row cost no wait; each further one makes the next wait longer. */
const FREE_TRIES = 5;
/** A network has more, because several people share it. */
export const FREE_TRIES_OF_NETWORK = 30;

const keyOf = (key: string): string => createHash('sha256').update(key.toLowerCase()).digest('hex');

/**
 * Counts a try before it is made, unless somebody has to wait: half a minute, then twice as long, up to 16 minutes. Both
 * in one statement, so that of many at once no more get through than one after the other.
 *
 * @param key What the tries are counted for, such as the address that was typed.
 * @returns whether it may be made.
 */
export async function mayTry(
  { drizzle }: Database,
  key: string,
  free = FREE_TRIES,
): Promise<boolean> {
  const { tries, waitUntil } = wrongTries;
  const counted = await drizzle
    .insert(wrongTries)
    .values({ key: keyOf(key), tries: 1, waitUntil: new Date(0) })
    .onConflictDoUpdate({
      target: wrongTries.key,
      set: {
        tries: sql`${tries} + 1`,
        waitUntil: sql`case when ${tries} + 1 < ${free}::int then ${waitUntil}
          else now() + interval '30 seconds' * power(2, least(${tries} + 1 - ${free}::int, 5)) end`,
      },
      setWhere: sql`${waitUntil} <= clock_timestamp()`,
    })
    .returning();
  return counted.length > 0;
}

/** Forgets the tries of somebody who has signed in. */
export async function forgetTries({ drizzle }: Database, key: string): Promise<void> {
  await drizzle.delete(wrongTries).where(eq(wrongTries.key, keyOf(key)));
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
