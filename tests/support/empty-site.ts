import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newsletterFacts } from '#features/newsletter/server/newsletter-facts.ts';
import { FACTS_FILE } from '#server/facts.ts';
import { MANIFEST_FILE, type BuildManifest } from '#server/http/build-manifest.ts';

/** Facts as the build writes them, of an operator who does not exist. */
const SITE = {
  name: 'Schlafbeispiel',
  url: 'https://schlafcoaching.example',
  email: 'vertrag@schlafcoaching.example',
  phone: '+49 30 23125 123',
};
const COMPANY = {
  name: 'Schlafbeispiel GmbH',
  address: { street: 'Musterweg 1', postalCode: '10115', city: 'Berlin' },
  representatives: ['Erika Beispiel'],
  representativeRole: 'Geschäftsführerin',
  register: { court: 'Amtsgericht Beispielstadt', number: 'HRB 12345' },
};
const WORDS = { lead: 'Einmal im Monat.', topics: 'Artikel und Tipps', frequency: 'monatlich' };
const FACTS = {
  site: SITE,
  features: { newsletter: newsletterFacts(SITE, COMPANY, WORDS) },
};

/** Writes what mails say about the operator beside a finished build. */
export async function writeFacts(distFolder: string): Promise<void> {
  await writeFile(join(distFolder, FACTS_FILE), JSON.stringify(FACTS));
}

/** Writes a finished build without a single page, for tests that only call functions. */
export async function writeEmptySite(distFolder: string): Promise<void> {
  const manifest: BuildManifest = { files: {}, notFound: null, policies: [], onDemand: [] };
  await mkdir(join(distFolder, 'client'), { recursive: true });
  await writeFile(join(distFolder, MANIFEST_FILE), JSON.stringify(manifest));
  await writeFacts(distFolder);
}
