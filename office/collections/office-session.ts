import type { AuthStrategy } from 'payload';
import type { Member } from '../sign-in/session.ts';
import { sessionPort } from '../server/session-port.ts';

type Named = Pick<Member, 'name' | 'role'>;

/** Payload's only way to know somebody: the session of better-auth, read anew with every request. */
export const officeSession: AuthStrategy = {
  name: 'office-session',
  authenticate: async ({ headers, payload }) => {
    const member = await sessionPort()?.(headers);
    if (member === undefined) return { user: null };
    const { id, name, role } = member;
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
    return { user: { id, name, role, collection: 'people' } };
  },
};
