import { officeMail } from '../mail.ts';
import type { Role } from '../roles.ts';
import { users } from '../sign-in/account-tables.ts';
import type { Database } from '../../server/database/database.ts';
import type { Mailer } from '../../server/mail/mailer.ts';
import type { WebsitePort } from './website-port.ts';

/** Who works here, and how they are told something. */
export const peoplePort = (
  { drizzle }: Database,
  mailer: Mailer,
): Pick<WebsitePort, 'mail' | 'members'> => ({
  members: async () => {
    const { id, name, email, role } = users;
    const found = await drizzle.select({ id, name, email, role }).from(users);
    return new Map(found.map((one) => [one.id, { ...one, role: one.role as Role }]));
  },
  mail: (to, words) => mailer.send(officeMail(to, words, 'office')),
});
