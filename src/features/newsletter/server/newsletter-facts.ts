import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Facts } from '#server/facts.ts';
import { listPath } from '../contract.ts';
import { consentSentences, texts } from '../texts.ts';

interface Words {
  readonly lead: string;
  readonly topics: string;
  readonly frequency: string;
}

/** What the build writes for this feature. */
const factsSchema = z.object({
  /** What somebody agrees to, as the block on the page shows it. */
  consent: z.object({ version: z.string(), text: z.string() }),
});

type NewsletterFacts = z.output<typeof factsSchema>;

/** What somebody agrees to at present, and its version. */
export const consentIn = ({ features }: Facts): NewsletterFacts['consent'] =>
  factsSchema.parse(features['newsletter']).consent;

/** Puts the facts together from the operator's files. */
export function newsletterFacts(siteUrl: string, company: string, words: Words): NewsletterFacts {
  const text = [
    new URL(siteUrl).origin + listPath,
    texts.heading,
    words.lead,
    texts.email,
    ...consentSentences({ company, ...words }),
    `${texts.privacy.before} ${texts.privacy.link}`,
    `[${texts.submit}]`,
  ].join('\n');
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { consent: { version, text } };
}
