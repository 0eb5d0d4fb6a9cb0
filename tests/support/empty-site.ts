import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newsletterFacts } from '#features/newsletter/server/newsletter-facts.ts';
import { FACTS_FILE } from '#server/facts.ts';
import { MANIFEST_FILE, type BuildManifest } from '#server/http/build-manifest.ts';
import { imprintLines } from '#build/server-facts.ts';
import { texts } from '#site/texts.ts';
import { readContent } from '#tests/support/site-content.ts';

/** Writes what mails say about the operator of the example content beside a finished build. */
export async function writeFacts(distFolder: string): Promise<void> {
  const { name, siteUrl: url } = readContent('site/brand.yaml');
  const { contactEmail: email, phone } = readContent('site/contact.yaml');
  const company = readContent('site/company.yaml');
  const refusal = texts.formRefused({ email, phone });
  const site = { name, url, email, imprint: imprintLines(company, { email, phone }), refusal };
  const words = readContent('newsletter/block.yaml');
  const facts = { site, features: { newsletter: newsletterFacts(url, company.name, words) } };
  await writeFile(join(distFolder, FACTS_FILE), JSON.stringify(facts));
}

/** Writes a finished build without a single page, for tests that only call functions. */
export async function writeEmptySite(distFolder: string): Promise<void> {
  const manifest: BuildManifest = { files: {}, notFound: null, policies: [], onDemand: [] };
  await mkdir(join(distFolder, 'client'), { recursive: true });
  await writeFile(join(distFolder, MANIFEST_FILE), JSON.stringify(manifest));
  await writeFacts(distFolder);
}
