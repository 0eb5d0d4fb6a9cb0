import { berlinMoment, germanDay } from '#lib/berlin-time.ts';
import type { StoredDeclaration } from '#features/declarations/server/declaration-kind.ts';
import type { EmailContent } from '#server/mail/email.ts';
import { layOutEmail } from '#server/mail/email-layout.ts';
import type { SiteFacts } from '#server/site-facts.ts';
import { nextPossible, type Cancellation } from '../contract.ts';
import { mailTexts as texts } from './mail-texts.ts';

/**
 * The confirmation that § 312k (4) BGB asks for: content of the cancellation, date and time of
 * its receipt, and the day on which the contract ends.
 */
export function confirmationEmail(
  { reference, receivedAt, endsOn, content }: StoredDeclaration<Cancellation>,
  site: SiteFacts,
): EmailContent {
  const { day, time, offset } = berlinMoment(receivedAt);
  const { kind, contract, name, email, reason } = content;
  const wished = content.endsOn === nextPossible ? texts.nextPossible : germanDay(content.endsOn);
  return layOutEmail({
    language: 'de',
    subject: texts.subject(reference),
    greeting: texts.greeting(name),
    paragraphs: [texts.received],
    facts: [
      [texts.reference, reference],
      [texts.receivedAt, texts.moment(day, time, offset)],
      ...(endsOn === null ? [] : [[texts.endsOn, germanDay(endsOn)] as const]),
      [texts.kind, texts.kinds[kind]],
      [texts.contract, contract],
      [texts.wishedEnd, wished],
      [texts.name, name],
      [texts.email, email],
      [texts.reason, reason],
    ],
    closing: [
      texts.pressed,
      ...(kind === 'extraordinary' ? [texts.extraordinary] : []),
      texts.keep,
      '',
      site.name,
      texts.contact(site.email, site.phone),
    ],
  });
}
