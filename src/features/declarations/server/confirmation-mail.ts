import type { SiteFacts } from '#server/facts.ts';
import { layOutEmail } from '#server/mail/email-layout.ts';
import type { Email } from '#server/mail/mailer.ts';
import type { StoredDeclaration } from './declarations-table.ts';
import type { AnyDeclaration } from './kind.ts';
import { kindOf } from './kinds.ts';
import { bundleTexts as texts } from './texts.ts';

type Stored = StoredDeclaration<AnyDeclaration>;

/**
 * The mail that confirms one declaration, or several to the same address: each with everything that
 * its own mail would say (§ 312k (4), § 356a BGB).
 */
export function confirmationMail(several: readonly [Stored, ...Stored[]], site: SiteFacts): Email {
  const [{ declaration, reference }] = several;
  const parts = several.map((stored) => kindOf(stored.type).confirmation(stored, site));
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
            subject: texts.subject(number),
            greeting: texts.greeting,
            paragraphs: [texts.together(number), texts.notYou(site.email)],
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
