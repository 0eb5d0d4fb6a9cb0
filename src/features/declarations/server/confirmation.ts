import { berlinMoment } from '#lib/berlin-time.ts';
import type { AnyDeclaration } from '#lib/declaration.ts';
import type { SiteFacts } from '#server/facts.ts';
import { layOutEmail, type EmailParts, type Fact } from '#server/mail/email-layout.ts';
import type { Email } from '#server/mail/mailer.ts';
import { withoutLinks } from '#server/mail/without-links.ts';
import { endRow } from '../form/receipt-file.ts';
import { texts as receiptTexts } from '../form/texts.ts';
import type { StoredDeclaration } from './declarations-table.ts';
import { declaredIn, kindOf } from './kinds.ts';
import { bundleTexts, confirmationTexts as texts, signOff } from './texts.ts';

/**
 * The mail that confirms one declaration, or several to the same address: each with everything that
 * its own mail would say (§ 312k (4), § 356a BGB).
 */
export function confirmationMail(
  several: readonly [StoredDeclaration<AnyDeclaration>, ...StoredDeclaration<AnyDeclaration>[]],
  site: SiteFacts,
): Email {
  const [{ declaration, reference }] = several;
  const parts = several.map((stored) => confirmationOf(stored, site));
  const [alone] = parts;
  const number = parts.length;
  const isAlone = number === 1 && alone !== undefined;
  // With another number of declarations it is another mail, also when it is sent again.
  const kind = isAlone ? 'confirmation' : `confirmation-${number}`;
  return {
    ...layOutEmail(
      isAlone
        ? alone
        : {
            language: 'de',
            subject: bundleTexts.subject(number),
            greeting: bundleTexts.greeting,
            paragraphs: [bundleTexts.together(number), bundleTexts.notYou(site.email)],
            facts: [],
            closing: [],
            parts,
          },
    ),
    to: declaration.email,
    messageId: `<${reference}.${kind}@${site.host}>`,
    fileName: reference,
  };
}

/**
 * The confirmation that § 312k (4) and § 356a BGB ask for: content of the declaration, date and time of its receipt, and
 * the day on which the contract ends, where it ends one. Nothing in the sender's words is a link.
 */
export function confirmationOf(
  { type, reference, receivedAt, endsOn, declaration }: StoredDeclaration<AnyDeclaration>,
  site: SiteFacts,
): EmailParts {
  const { confirmation } = kindOf(type);
  const { day, time, offset } = berlinMoment(receivedAt);
  const lines = declaredIn(type, declaration);
  return {
    language: 'de',
    subject: confirmation.subject(reference),
    greeting: texts.greeting,
    paragraphs: [confirmation.received],
    facts: [
      [receiptTexts.reference, reference],
      [receiptTexts.receivedAt, texts.moment(day, time, offset)],
      ...(lines.some(({ name }) => name === 'endsOn') ? [endRow(endsOn)] : []),
      ...lines.map(({ name, label, value, isOwnWords }): Fact => {
        if (!isOwnWords) return [label, value];
        // It is where this mail goes to, and is copied from it.
        return [label, name === 'email' ? value : withoutLinks(value), 'theirs'];
      }),
    ],
    closing: [
      ...confirmation.closing(declaration),
      ...[texts.keep, texts.questions],
      ...['', ...signOff(site.name), '', ...site.imprint],
    ],
  };
}
