import type { AuthStrategy, Payload } from 'payload';
import type { Member } from '../sign-in/session.ts';
import { memberOfRequest } from '../server/member-of-request.ts';

type Named = Pick<Member, 'name' | 'role'>;

/** Payload's only way to know somebody: whose session the front has read for this request. */
export const officeSession: AuthStrategy = {
  name: 'office-session',
  authenticate: async ({ payload }) => {
    const member = memberOfRequest();
    if (member === undefined) return { user: null };
    const { id, name, role } = member;
    // Payload takes a strategy that throws for nobody's, and would say that a right is missing.
    await keepPerson(payload, member).catch((error: unknown) => payload.logger.error(error));
    return { user: { id, name, role, collection: 'people' } };
  },
};

// Documents refer to people by these rows.
async function keepPerson(payload: Payload, { id, name, role }: Member): Promise<void> {
  const data: Named = { name, role };
  const collection = 'people' as never;
  const find = { collection, id, disableErrors: true };
  const known = (await payload.findByID(find)) as unknown as Named | null;
  if (known === null) {
    await payload.create({ collection, data: { id, ...data } }).catch(async (error: unknown) => {
      // A second request of the same person has made it in between.
      if (((await payload.findByID(find)) as unknown) === null) throw error;
    });
  } else if (known.name !== name || known.role !== role) {
    await payload.update({ collection, id, data });
  }
}
