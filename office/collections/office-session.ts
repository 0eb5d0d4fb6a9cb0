import type { AuthStrategy } from 'payload';
import { sessionPort } from '../server/session-port.ts';

/** Payload's only way to know somebody: the session of better-auth, read anew with every request. */
export const officeSession: AuthStrategy = {
  name: 'office-session',
  authenticate: async ({ headers, payload }) => {
    const member = await sessionPort()?.(headers);
    if (member === undefined) return { user: null };
    const { id, name, role } = member;
    const data = { name, role };
    const collection = 'people' as never;
    const find = { collection, id, disableErrors: true };
    const known = (await payload.findByID(find)) as unknown as typeof data | null;
    if (known === null) {
      await payload
        .create({ collection, data: { id, ...data } as never })
        .catch(async (error: unknown) => {
          // A second request of the same person has made it in between.
          if ((await payload.findByID(find)) === null) throw error;
        });
    } else if (known.name !== name || known.role !== role) {
      await payload.update({ collection, id, data: data as never });
    }
    return { user: { id, name, role, collection: 'people' } as never };
  },
};
