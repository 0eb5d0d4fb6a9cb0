import { createHash } from 'node:crypto';
import { listPath } from '../addresses.ts';
import { consentSentences, texts } from '../texts.ts';

interface Site {
  /** Address of the site. */
  readonly url: string;
  readonly email: string;
  readonly phone: string;
}

interface Company {
  readonly name: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  readonly representatives: readonly string[];
  readonly representativeRole: string;
  readonly register: { readonly court: string; readonly number: string };
}

interface Words {
  readonly lead: string;
  readonly topics: string;
  readonly frequency: string;
}

/** What the newsletter's mails and proofs say of the operator; the build writes it for the server. */
export interface NewsletterFacts {
  /** What somebody agrees to, as the block on the page shows it. */
  readonly consent: { readonly version: string; readonly text: string };
  /** Who sends, in the lines of an imprint (§ 5 DDG). */
  readonly imprint: readonly string[];
}

/** Puts the facts together from the operator's files. */
export function newsletterFacts(site: Site, company: Company, words: Words): NewsletterFacts {
  const { name, address, representatives, representativeRole, register } = company;
  const text = [
    new URL(site.url).origin + listPath,
    texts.heading,
    words.lead,
    texts.email,
    ...consentSentences({ company: name, ...words }),
    `${texts.privacy.before} ${texts.privacy.link}`,
    `[${texts.submit}]`,
  ].join('\n');
  return {
    consent: { version: createHash('sha256').update(text).digest('hex').slice(0, 12), text },
    imprint: [
      name,
      `${address.street}, ${address.postalCode} ${address.city}`,
      `${representativeRole}: ${representatives.join(', ')}`,
      `${register.court}, ${register.number}`,
      `${site.email}, ${site.phone}`,
    ],
  };
}
