import { createTransport } from 'nodemailer';
import pLimit from 'p-limit';
import { fieldsOf } from '#lib/records.ts';
import type { Ending } from '#server/jobs/jobs.ts';
import { capturedFolder, captureMessage } from '#server/captured-messages.ts';

/** What a feature writes; the mailer adds sender, recipient and headers. */
export interface EmailContent {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Headers of this mail alone, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Email extends EmailContent {
  readonly to: string;
  /** The same for every repeat of the same mail, so that a repeat is recognisable (RFC 5322, 3.6.4). */
  readonly messageId: string;
  /** File name without ending, where mails become files. */
  readonly fileName: string;
}

export interface Mailer {
  /** Where mails go, for an operator; without a password. */
  readonly description: string;
  /** Whether mails only become files on this machine. */
  readonly isCapturing: boolean;
  /**
   * Resolves when the next server, or the disk, has taken the mail; throws otherwise, with how that ended as `ending`
   * where it matters for repeats.
   */
  readonly send: (email: Email) => Promise<void>;
}

const SECOND = 1000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
// Mail servers commonly refuse more connections at once from one sender.
const MOST_CONNECTIONS = 4;

interface MailerOptions {
  /** Address of the mail server, as nodemailer reads it; captured as files when left out. */
  readonly smtpUrl: string | undefined;
  /** Sender, with or without a name; asked for each mail, because a publication may bring another. */
  readonly from: () => string;
  readonly dataDir: string;
}

/** Sends mails to the mail server, or captures them as `.eml` files. */
export function createMailer({ smtpUrl, from, dataDir }: MailerOptions): Mailer {
  return smtpUrl === undefined ? capturingMailer(from, dataDir) : smtpMailer(from, smtpUrl);
}

function smtpMailer(from: MailerOptions['from'], smtpUrl: string): Mailer {
  const { host, hostname } = new URL(smtpUrl);
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    // After DATA a server may take ten minutes (RFC 5321, 4.5.3.2.6); a mail given up before would go out twice.
    socketTimeout: 10 * 60 * SECOND,
    // Neither mails nor the password travel in clear text, unless they stay on this machine.
    requireTLS: !LOOPBACK.test(hostname),
  });
  const limit = pLimit(MOST_CONNECTIONS);
  const sent = new Set<unknown>();
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((mail) => mail.once('end', () => sent.add(data.messageId)));
    done();
  });
  return {
    description: `the mail server ${host}`,
    isCapturing: false,
    send: (email) =>
      limit(async () => {
        try {
          await transport.sendMail(messageOf(email, from()));
        } catch (error) {
          // nodemailer rejects with nothing else.
          throw Object.assign(error as Error, endingOf(error, sent.has(email.messageId)));
        } finally {
          sent.delete(email.messageId);
        }
      }),
  };
}

/** A 5xx about recipient or mail is final (RFC 5321, 4.2.1); one about us passes when we are set up rightly. */
function endingOf(error: unknown, isSent: boolean): { ending?: Ending } {
  const { responseCode, command } = fieldsOf(error);
  if (typeof responseCode !== 'number') return isSent ? { ending: 'unclear' } : {};
  const isAboutMail = command === 'RCPT TO' || command === 'DATA';
  return responseCode >= 500 && isAboutMail ? { ending: 'refused' } : {};
}

function capturingMailer(from: MailerOptions['from'], dataDir: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const folder = capturedFolder(dataDir);
  return {
    description: `.eml files in ${folder}`,
    isCapturing: true,
    send: async (email) => {
      const { message } = await transport.sendMail(messageOf(email, from()));
      await captureMessage(folder, `${email.fileName}.eml`, message);
    },
  };
}

function messageOf(email: Email, from: string) {
  const { subject, text, html, to, messageId, headers = {} } = email;
  return {
    from: mailboxOf(from),
    // As an object it is one address and cannot be read as a list of several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    messageId,
    headers: {
      // Absence notices must not answer this (RFC 3834, section 5).
      'Auto-Submitted': 'auto-generated',
      ...headers,
    },
    // Nothing in a mail is ever fetched from a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Name and address apart, so that no sign in the name means something: nodemailer reads a text as a list. */
function mailboxOf(from: string): { name: string; address: string } {
  const mailbox = /^"?(?<name>.*?)"?\s*<(?<address>[^<>]+)>$/.exec(from)?.groups;
  return { name: mailbox?.['name'] ?? '', address: mailbox?.['address'] ?? from };
}
