import { transact, type Database, type Drizzle } from '../../server/database/database.ts';
import { and, asc, eq, gt, ne, notInArray } from '../../server/database/drizzle.ts';
import { invitations, users } from '../sign-in/account-tables.ts';

export type Colleague = typeof users.$inferSelect;
export type OpenInvitation = typeof invitations.$inferSelect;

/** Everybody who has an account, by name. */
export const readColleagues = ({ drizzle }: Database): Promise<Colleague[]> =>
  drizzle.select().from(users).orderBy(asc(users.name));

/** Who was invited and has no account yet, without links for the first owner and for people with an account. */
export const readInvitations = ({ drizzle }: Database): Promise<OpenInvitation[]> =>
  drizzle
    .select()
    .from(invitations)
    .where(
      and(
        ne(invitations.email, ''),
        gt(invitations.expiresAt, new Date()),
        notInArray(invitations.email, drizzle.select({ email: users.email }).from(users)),
      ),
    )
    .orderBy(asc(invitations.email));

/**
 * Changes a colleague's account while nobody else can change who is an owner. Owners cannot do this to their
 * own account, so at least one owner is always left.
 *
 * @returns false when this is not a colleague's account, or the person asking is no longer an owner.
 */
export async function asOwner(
  { pool }: Database,
  ownerId: string,
  colleagueId: string,
  work: (tx: Drizzle, colleague: Colleague) => Promise<unknown>,
): Promise<boolean> {
  if (ownerId === colleagueId) return false;
  return transact({ pool }, async (tx) => {
    const owners = await tx.select().from(users).where(eq(users.role, 'owner')).for('update');
    if (owners.every(({ id }) => id !== ownerId)) return false;
    const [colleague] = await tx.select().from(users).where(eq(users.id, colleagueId));
    if (colleague === undefined) return false;
    await work(tx, colleague);
    return true;
  });
}
