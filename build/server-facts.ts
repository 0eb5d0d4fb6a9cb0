import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { newsletterSchema } from '#content-model/forms.ts';
import { companySchema } from '#content-model/legal.ts';
import { brandSchema, contactSchema } from '#content-model/site.ts';
import { newsletterFacts } from '#features/newsletter/server/newsletter-facts.ts';
import { FACTS_FILE, type factsSchema } from '#server/facts.ts';
import { texts } from '#site/texts.ts';
import { readContent } from './read-content.ts';

/**
 * What the server's mails and proofs need of the operator's files.
 *
 * @param siteUrl Public address, where it is another one than in the files.
 * @throws ZodError when a file is not what its schema says; the content check explains that first.
 */
export function readServerFacts(root: string, siteUrl?: string): z.output<typeof factsSchema> {
  const { name, siteUrl: writtenUrl } = readContent(root, 'site/brand.yaml', brandSchema());
  const { contactEmail: email, phone } = readContent(root, 'site/contact.yaml', contactSchema());
  const company = readContent(root, 'site/company.yaml', companySchema());
  const imprint = imprintLines(company, { email, phone });
  const refusal = texts.formRefused({ email, phone });
  const site = { name, url: siteUrl ?? writtenUrl, email, imprint, refusal };
  const words = readContent(root, 'newsletter/block.yaml', newsletterSchema());
  return { site, features: { newsletter: newsletterFacts(site.url, company.name, words) } };
}

/** Writes them beside the finished pages, so that pages and mails say the same. */
export async function writeServerFacts(
  root: string,
  distFolder: string,
  siteUrl?: string,
): Promise<void> {
  const facts = JSON.stringify(readServerFacts(root, siteUrl), undefined, 2);
  await writeFile(join(distFolder, FACTS_FILE), facts);
}

interface Company {
  readonly name: string;
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string };
  readonly representatives: readonly string[];
  readonly representativeRole: string;
  readonly register: { readonly court: string; readonly number: string };
}

/** Who writes a mail, in the lines of an imprint (§ 5 DDG, § 35a GmbHG). */
export const imprintLines = (
  { name, address, representatives, representativeRole, register }: Company,
  contact: { readonly email: string; readonly phone: string },
): string[] => [
  name,
  `${address.street}, ${address.postalCode} ${address.city}`,
  `${representativeRole}: ${representatives.join(', ')}`,
  `${register.court}, ${register.number}`,
  `${contact.email}, ${contact.phone}`,
];
