import { randomUUID } from 'node:crypto';
import { layOutEmail } from '../../server/mail/email-layout.ts';
import type { Email } from '../../server/mail/mailer.ts';
import { officeTexts } from '../texts.ts';
import { mailTexts } from './texts.ts';

/** A mail with a link into the office: for a new account, or to regain access to one. */
export function linkMail(to: string, url: string, isNew: boolean): Email {
  const { subject, words, label } = isNew ? mailTexts.invited : mailTexts.renewed;
  const id = randomUUID();
  return {
    ...layOutEmail({
      language: 'de',
      subject,
      ...officeTexts.mail,
      paragraphs: [words],
      link: { label, url },
      rows: [],
    }),
    to,
    messageId: `<${id}@office>`,
    fileName: `invitation-${id}`,
  };
}
