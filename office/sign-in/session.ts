import type { OfficePerson } from '../log/log.ts';
import type { Role } from '../roles.ts';
import { everyRole } from '../roles.ts';
import type { Auth } from './auth.ts';

/** Somebody who is signed in with password and code. */
export interface Member extends OfficePerson {
  readonly email: string;
  readonly role: Role;
  readonly sessionId: string;
}

export interface FoundSession {
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
