import { berlinMoment } from '#lib/berlin-time.ts';
import type { StoredDeclaration } from '#features/declarations/server/declaration-kind.ts';
import type { EmailContent } from '#server/mail/email.ts';
import { layOutEmail } from '#server/mail/email-layout.ts';
import type { SiteFacts } from '#server/site-facts.ts';
import type { Withdrawal } from '../contract.ts';
import { mailTexts as texts } from './mail-texts.ts';

/**
 * The receipt that § 356a BGB asks for: content of the withdrawal, date and time of its receipt.
 * It confirms the receipt and says nothing about whether the withdrawal is valid.
 */
export function receiptEmail(
  { reference, receivedAt, content }: StoredDeclaration<Withdrawal>,
  site: SiteFacts,
): EmailContent {
  const { day, time, offset } = berlinMoment(receivedAt);
  return layOutEmail({
    language: 'de',
    subject: texts.subject(reference),
    greeting: texts.greeting(content.name),
    paragraphs: [texts.received],
    facts: [
      [texts.reference, reference],
      [texts.receivedAt, texts.moment(day, time, offset)],
      [texts.contract, content.contract],
      [texts.name, content.name],
      [texts.email, content.email],
    ],
    closing: [
      texts.pressed,
      texts.receiptOnly,
      texts.keep,
      '',
      site.name,
      texts.contact(site.email, site.phone),
    ],
  });
}
