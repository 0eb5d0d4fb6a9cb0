import { berlinMoment } from '#lib/berlin-time.ts';
import type { SiteFacts } from '#server/facts.ts';
import type { EmailParts } from '#server/mail/email-layout.ts';
import { withoutLinks } from '#server/mail/without-links.ts';
import type { StoredDeclaration } from '../../server/declarations-table.ts';
import type { Kind } from '../../server/kind.ts';
import { signOff } from '../../server/texts.ts';
import { checkWithdrawal, withdrawalFunction, type Withdrawal } from '../contract.ts';
import { chatTexts, mailTexts as texts } from './texts.ts';

/** The withdrawal (§ 356a BGB) as one of the declarations that the server takes. */
export const withdrawalKind: Kind<Withdrawal> = {
  prefix: 'W',
  functionName: withdrawalFunction,
  later: {},
  check: checkWithdrawal,
  endsOn: () => null,
  confirmation: receiptEmail,
  chatTitle: chatTexts.title,
};

/**
 * The receipt that § 356a BGB asks for: content of the withdrawal, date and time of its receipt.
 * It confirms the receipt and says nothing about whether the withdrawal is valid.
 */
function receiptEmail(
  { reference, receivedAt, declaration }: StoredDeclaration<Withdrawal>,
  site: SiteFacts,
): EmailParts {
  const { day, time, offset } = berlinMoment(receivedAt);
  return {
    language: 'de',
    subject: texts.subject(reference),
    greeting: texts.greeting,
    paragraphs: [texts.received],
    facts: [
      [texts.reference, reference],
      [texts.receivedAt, texts.moment(day, time, offset)],
      [texts.contract, withoutLinks(declaration.contract), 'theirs'],
      [texts.name, withoutLinks(declaration.name), 'theirs'],
      [texts.email, declaration.email, 'theirs'],
    ],
    closing: [
      ...[texts.pressed, texts.receiptOnly, texts.keep, texts.questions],
      ...['', ...signOff(site.name), '', ...site.imprint],
    ],
  };
}
