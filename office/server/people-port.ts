import { randomUUID } from 'node:crypto';
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
  mail: async (to, { subject, text }) => {
    const id = randomUUID();
    const html = `<p>${escape(text.trim()).replaceAll('\n\n', '</p><p>')}</p>`;
    await mailer.send({
      to,
      subject,
      text,
      html,
      fileName: `office-${id}`,
      messageId: `<${id}@office>`,
    });
  },
});

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
