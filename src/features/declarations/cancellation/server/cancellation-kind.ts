import { berlinMoment, germanDay } from '#lib/berlin-time.ts';
import type { SiteFacts } from '#server/facts.ts';
import type { EmailParts } from '#server/mail/email-layout.ts';
import { withoutLinks } from '#server/mail/without-links.ts';
import type { StoredDeclaration } from '../../server/declarations-table.ts';
import type { Kind } from '../../server/kind.ts';
import { signOff } from '../../server/texts.ts';
import {
  cancellationFunction,
  checkCancellation,
  nextPossible,
  type Cancellation,
} from '../contract.ts';
import { contractEndOf } from './contract-end.ts';
import { chatTexts, mailTexts as texts } from './texts.ts';

/** The cancellation (§ 312k BGB) as one of the declarations that the server takes. */
export const cancellationKind: Kind<Cancellation> = {
  prefix: 'K',
  functionName: cancellationFunction,
  later: {},
  check: checkCancellation,
  endsOn: contractEndOf,
  confirmation: confirmationEmail,
  chatTitle: chatTexts.title,
};

/**
 * The confirmation that § 312k (4) BGB asks for: content of the cancellation, date and time of
 * its receipt, and the day on which the contract ends.
 */
function confirmationEmail(
  { reference, receivedAt, endsOn, declaration }: StoredDeclaration<Cancellation>,
  site: SiteFacts,
): EmailParts {
  const { day, time, offset } = berlinMoment(receivedAt);
  const { kind, contract, name, email, reason } = declaration;
  return {
    language: 'de',
    subject: texts.subject(reference),
    greeting: texts.greeting,
    paragraphs: [texts.received],
    facts: [
      [texts.reference, reference],
      [texts.receivedAt, texts.moment(day, time, offset)],
      endsOn === null ? [texts.end, texts.endLater] : [texts.endsOn, germanDay(endsOn)],
      [texts.kind, texts.kinds[kind]],
      [texts.contract, withoutLinks(contract), 'theirs'],
      [texts.wishedEnd, wishedEnd(declaration)],
      [texts.name, withoutLinks(name), 'theirs'],
      [texts.email, email, 'theirs'],
      [texts.reason, withoutLinks(reason), 'theirs'],
    ],
    closing: [
      texts.pressed,
      ...(kind === 'extraordinary' ? [texts.extraordinary] : []),
      texts.keep,
      texts.questions,
      '',
      ...signOff(site.name),
      '',
      ...site.imprint,
    ],
  };
}

const wishedEnd = ({ endsOn }: Cancellation): string =>
  endsOn === nextPossible ? texts.nextPossible : germanDay(endsOn);
