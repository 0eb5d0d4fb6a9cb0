import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { transact, type Database, type Drizzle } from '../../server/database/database.ts';
import { and, count, eq, gt } from '../../server/database/drizzle.ts';
import type { Role } from '../roles.ts';
import { accounts, invitations, passkeys, sessions, twoFactors, users } from './account-tables.ts';

export interface Invitation {
  /** Empty for the first owner. */
  readonly email: string;
  readonly role: Role;
  /** The name of the person whose account the link reopens; undefined when it makes a new one. */
  readonly name?: string;
}

interface Invited extends Pick<Invitation, 'email' | 'role'> {
  /** Whose account it ends with; nobody's when left out. */
  readonly by?: string;
}

const VALID_MS = 3 * 24 * 60 * 60 * 1000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Makes a link that works once, for three days, and ends an earlier link for the same address. If the address
 * has an account, the link reopens it: with a new password and a second step to be set up again.
 */
export async function invite(
  { drizzle }: Database,
  address: string,
  { email, role, by }: Invited,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + VALID_MS);
  await drizzle.delete(invitations).where(eq(invitations.email, email));
  await drizzle.insert(invitations).values({
    hash: hashOf(token),
    expiresAt,
    email,
    role,
    ...(by !== undefined && { invitedBy: by }),
  });
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
  const [row] = await drizzle
    .select({ email: invitations.email, role: invitations.role, name: users.name })
    .from(invitations)
    .leftJoin(users, eq(users.email, invitations.email))
    .where(isOpen(token));
  if (row === undefined) return undefined;
  const { email, role, name } = row;
  return { email, role: role as Role, ...(name !== null && { name }) };
}

export interface NewAccount {
  readonly name: string;
  readonly email: string;
  /** Of the password, as better-auth makes it. */
  readonly hash: string;
}

/** The account that a link has made or reopened. */
export interface AcceptedInvitation {
  readonly id: string;
  /** False when the account existed before. */
  readonly isNew: boolean;
}

/**
 * Makes or reopens the account of an invitation, and uses up every link for its address.
 *
 * @returns undefined when the link is used up, or is the first owner's and the address has an account already.
 */
export async function acceptInvitation(
  { pool }: Database,
  token: string,
  { name, email, hash }: NewAccount,
): Promise<AcceptedInvitation | undefined> {
  return transact({ pool }, async (tx) => {
    const [used] = await tx.delete(invitations).where(isOpen(token)).returning();
    if (used === undefined) return undefined;
    const address = (used.email || email).toLowerCase();
    const [known] = await tx.select().from(users).where(eq(users.email, address));
    if (known !== undefined) {
      // Only a link that was made for this address opens its account.
      if (used.email === '') return undefined;
      await tx.delete(invitations).where(eq(invitations.email, address));
      await beginAnew(tx, known.id, hash);
      return { id: known.id, isNew: false };
    }
    await tx.delete(invitations).where(eq(invitations.email, address));
    const id = randomUUID();
    const now = new Date();
    const times = { createdAt: now, updatedAt: now };
    const emailVerified = used.email !== '';
    await tx
      .insert(users)
      .values({ id, name, email: address, emailVerified, role: used.role, ...times });
    // better-auth names an account by password like this.
    const account = { id: randomUUID(), accountId: id, providerId: 'credential', userId: id };
    await tx.insert(accounts).values({ ...account, password: hash, ...times });
    return { id, isNew: true };
  });
}

/** Replaces everything that opened an account before by a password, and ends its sessions. */
async function beginAnew(tx: Drizzle, userId: string, hash: string): Promise<void> {
  await tx.update(accounts).set({ password: hash }).where(eq(accounts.userId, userId));
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  for (const table of [twoFactors, passkeys, sessions]) {
    await tx.delete(table).where(eq(table.userId, userId));
  }
}
