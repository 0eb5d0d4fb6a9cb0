import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { transact, type Database } from '#server/database/database.ts';
import { and, count, eq, gt } from '#server/database/drizzle.ts';
import type { Role } from '../desk/ports.ts';
import { accounts, invitations, users } from './account-tables.ts';
import type { Auth } from './auth.ts';

export interface Invitation {
  /** Empty for the first owner. */
  readonly email: string;
  readonly role: Role;
}

const VALID_MS = 3 * 24 * 60 * 60 * 1000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Makes a link that works once, for three days; an earlier one for the same address ends. */
export async function invite(
  { drizzle }: Database,
  address: string,
  invitation: Invitation,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + VALID_MS);
  await drizzle.delete(invitations).where(eq(invitations.email, invitation.email));
  await drizzle.insert(invitations).values({ hash: hashOf(token), expiresAt, ...invitation });
  return `${address}/einladung/${token}`;
}

/** The link for the first owner; undefined when somebody has an account already. */
export async function firstOwnerLink(
  database: Database,
  address: string,
): Promise<string | undefined> {
  const [found] = await database.drizzle.select({ number: count() }).from(users);
  if (found === undefined || found.number > 0) return undefined;
  return invite(database, address, { email: '', role: 'owner' });
}

const isOpen = (token: string) =>
  and(eq(invitations.hash, hashOf(token)), gt(invitations.expiresAt, new Date()));

/** What a link invites to; undefined when it was used, is too old or never was one. */
export async function readInvitation(
  { drizzle }: Database,
  token: string,
): Promise<Invitation | undefined> {
  const [row] = await drizzle.select().from(invitations).where(isOpen(token));
  return row && { email: row.email, role: row.role as Role };
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Makes the account that a link invites to, and uses the link up.
 *
 * @returns the new account's id; undefined when the link is used up or the address has an account.
 */
export async function acceptInvitation(
  { pool }: Database,
  auth: Auth,
  token: string,
  { name, email, password }: NewAccount,
): Promise<string | undefined> {
  const hash = await (await auth.$context).password.hash(password);
  return transact({ pool }, async (tx) => {
    const [used] = await tx.delete(invitations).where(isOpen(token)).returning();
    if (used === undefined) return undefined;
    const id = randomUUID();
    const now = new Date();
    const times = { createdAt: now, updatedAt: now };
    const address = (used.email || email).toLowerCase();
    const [made] = await tx
      .insert(users)
      .values({
        id,
        name,
        email: address,
        emailVerified: used.email !== '',
        role: used.role,
        ...times,
      })
      .onConflictDoNothing()
      .returning();
    if (made === undefined) return undefined;
    // better-auth names an account by password like this.
    const account = { id: randomUUID(), accountId: id, providerId: 'credential', userId: id };
    await tx.insert(accounts).values({ ...account, password: hash, ...times });
    return id;
  });
}
