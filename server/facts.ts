import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#server/operator-error.ts';
import { websiteAddress, type SitePlace } from '#server/site-address.ts';

/** Written by the build, so that pages and mails say the same. */
export const FACTS_FILE = 'facts.json';

/** Shape of the file. */
export const factsSchema = z.object({
  site: z.object({
    name: z.string(),
    url: z.url(),
    email: z.email(),
    /** Who writes, in the lines of an imprint. */
    imprint: z.array(z.string()),
    /** What somebody reads whose form is refused before a page could say why; publications of earlier versions have none. */
    refusal: z.string().optional(),
  }),
  /** By the name of the feature that needs them. */
  features: z.record(z.string(), z.unknown()),
});

type FactsFile = Readonly<z.output<typeof factsSchema>>;

/** What mails say about the operator; the address of the site has no slash at the end. */
export type SiteFacts = Readonly<FactsFile['site'] & { host: string }>;

/** What the server knows of `content/`. */
export type Facts = FactsFile & {
  readonly site: SiteFacts;
  /** Where the build lies that says so. */
  readonly folder: string;
};

/**
 * Reads what the build has written.
 *
 * @param place Overrides the address in the file.
 * @throws OperatorError when nothing was built there.
 */
export function readFacts(distFolder: string, place: SitePlace): Facts {
  const path = join(distFolder, FACTS_FILE);
  try {
    return toFacts(factsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))), distFolder, place);
  } catch (cause) {
    throw new OperatorError(`There are no facts for mails at ${path}. Run npm run build first.`, {
      cause,
    });
  }
}

/** Facts for the server from what the file in a build's folder holds. */
export function toFacts({ site, features }: FactsFile, folder: string, place: SitePlace): Facts {
  const { hostname } = new URL(place.siteUrl ?? site.url);
  // Before the system has chosen a port nobody knows where the server listens.
  const { origin } = new URL(
    place.port === 0 ? (place.siteUrl ?? site.url) : websiteAddress(place),
  );
  return { site: { ...site, url: origin, host: hostname }, features, folder };
}

/** The site as the sender of mails, with its name. */
export const senderIn = ({ site: { name, email } }: Facts): string => `${name} <${email}>`;
