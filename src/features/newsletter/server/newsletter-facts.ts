import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import type { SiteFacts } from '#server/site-facts.ts';
import { StartError } from '#server/start-error.ts';
import { listPath } from '../addresses.ts';
import { consentSentences, texts } from '../texts.ts';

/** What the newsletter's mails and proofs need of the operator's files. */
export interface NewsletterFacts {
  /** What somebody agrees to, as the block shows it. */
  readonly consent: { readonly version: string; readonly text: string };
  /** Who sends, in the lines of an imprint (§ 5 DDG). */
  readonly imprint: readonly string[];
}

const CONTENT = new URL('../../../../content/', import.meta.url);

const block = z.object({ lead: z.string(), topics: z.string(), frequency: z.string() });
const company = z.object({
  name: z.string(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }),
  representatives: z.array(z.string()),
  representativeRole: z.string(),
  register: z.object({ court: z.string(), number: z.string() }),
});

/**
 * Reads `content/newsletter` and the company.
 *
 * @throws StartError when something is missing.
 */
export function readNewsletterFacts(site: SiteFacts): NewsletterFacts {
  const words = read('newsletter/block.yaml', block);
  const { name, address, representatives, representativeRole, register } = read(
    'site/company.yaml',
    company,
  );
  const text = [
    site.url + listPath,
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

function read<Facts>(file: string, schema: z.ZodType<Facts>): Facts {
  const path = fileURLToPath(new URL(file, CONTENT));
  try {
    return schema.parse(parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new StartError(
      `${path} must hold what the newsletter says; run npm run build to see why.`,
      {
        cause,
      },
    );
  }
}
