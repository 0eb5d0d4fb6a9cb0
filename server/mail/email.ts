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
  /** Resolves when the next server, or the disk, has taken the mail; throws otherwise. */
  readonly send: (email: Email) => Promise<void>;
}
