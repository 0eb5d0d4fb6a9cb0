import { usedCodes } from '../sign-in/account-tables.ts';
import type { Database } from '../../server/database/database.ts';
import { lt } from '../../server/database/drizzle.ts';

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
