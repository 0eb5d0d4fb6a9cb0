/** Queue of the mails that answer a request. */
export const MAIL_QUEUE = 'send-newsletter-request';

/** What a job carries; which mail it becomes is decided when it is its turn. */
export interface MailJob {
  readonly subscriberId: string;
  /** Reference of the request, for the log and the mail's id. */
  readonly reference: string;
}
