import { randomUUID } from 'node:crypto';
import { layOutEmail, type EmailParts } from '../server/mail/email-layout.ts';
import type { Email } from '../server/mail/mailer.ts';
import { officeTexts } from './texts.ts';

/** What a mail of the office says between its greeting and its end. */
export type MailWords = Pick<EmailParts, 'subject' | 'paragraphs' | 'link'>;

/**
 * A mail of the office to somebody who works in it.
 *
 * @param kind The beginning of its name where mails become files.
 * @param id The same for every repeat of the same mail.
 */
export function officeMail(
  to: string,
  words: MailWords,
  kind: string,
  id: string = randomUUID(),
): Email {
  return {
    ...layOutEmail({ language: 'de', rows: [], ...officeTexts.mail, ...words }),
    to,
    messageId: `<${id}@office>`,
    fileName: `${kind}-${id}`,
  };
}
