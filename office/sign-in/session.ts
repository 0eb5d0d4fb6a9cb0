import type { OfficePerson } from '../log/log.ts';
import { everyRole, type Role } from '../roles.ts';
import type { Database } from '../../server/database/database.ts';
import { users } from './account-tables.ts';
import type { Auth } from './auth.ts';

/** Somebody who is signed in with password and code. */
export interface Member extends OfficePerson {
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
}

interface FoundSession {
  readonly member: Member;
  /** Whether the second step is set up; without it nothing but setting it up is reached. */
  readonly isComplete: boolean;
}

/** Whose request this is; undefined without a session that still counts. */
export async function readSession(auth: Auth, headers: Headers): Promise<FoundSession | undefined> {
  const found = await auth.api.getSession({ headers });
  if (found === null) return undefined;
  const { user, session } = found;
  const role = everyRole.find((one) => one === user.role);
  if (role === undefined) return undefined;
  const { id, name, email } = user;
  return {
    member: { id, name, email, role, sessionId: session.id },
    isComplete: user.twoFactorEnabled === true,
  };
}

/** Everybody with an account. */
export async function membersOf({
  drizzle,
}: Database): Promise<Map<string, Omit<Member, 'sessionId'>>> {
  const { id, name, email, role } = users;
  const found = await drizzle.select({ id, name, email, role }).from(users);
  return new Map(found.map((one) => [one.id, { ...one, role: one.role as Role }]));
}
