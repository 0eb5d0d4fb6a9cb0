import { berlinMoment } from '#lib/berlin-time.ts';
import type { EmailContent } from '#server/mail/email.ts';
import { layOutEmail } from '#server/mail/email-layout.ts';
import type { SiteFacts } from '#server/site-facts.ts';
import { confirmPath, tokenAddress } from '../addresses.ts';
import { listUnsubscribeHeaders, unsubscribeUrl } from './list-unsubscribe.ts';
import { mailTexts as texts } from './mail-texts.ts';

/** What both mails say: who writes, and which request they answer. */
export interface MailFacts {
  readonly site: SiteFacts;
  /** Lines of the imprint. */
  readonly imprint: readonly string[];
  readonly askedAt: Date;
}

/** Asks whether the request was meant: the link and who sends it, nothing else (RN-02). */
export function optInEmail({ site, imprint, askedAt }: MailFacts, token: string): EmailContent {
  const { subject, paragraphs, link, ignore } = texts.optIn;
  return layOutEmail({
    language: 'de',
    subject: subject(site.name),
    greeting: texts.greeting,
    paragraphs: paragraphs(momentOf(askedAt), site.host),
    link: { label: link, url: tokenAddress(site.url, confirmPath, token) },
    facts: [],
    closing: [ignore, '', ...imprint],
  });
}

/** Tells a subscriber that nothing more is needed; only the owner of the address learns it. */
export function alreadySubscribedEmail(
  { site, imprint, askedAt }: MailFacts,
  unsubscribeToken: string,
): EmailContent {
  const { subject, paragraphs, link } = texts.already;
  const url = unsubscribeUrl(site.url, unsubscribeToken);
  const content = layOutEmail({
    language: 'de',
    subject: subject(site.name),
    greeting: texts.greeting,
    paragraphs: paragraphs(momentOf(askedAt), site.host),
    link: { label: link, url },
    facts: [],
    closing: imprint,
  });
  return { ...content, headers: listUnsubscribeHeaders(url) };
}

function momentOf(date: Date): string {
  const { day, time } = berlinMoment(date);
  return texts.moment(day, time);
}
