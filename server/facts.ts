import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { OperatorError } from '#server/operator-error.ts';

/** What mails say about the operator. */
export interface SiteFacts {
  readonly name: string;
  /** Public address of the site, without a slash at the end. */
  readonly url: string;
  /** Host of that address. */
  readonly host: string;
  readonly email: string;
  /** Who writes, in the lines of an imprint. */
  readonly imprint: readonly string[];
  /** What somebody reads whose form is refused before a page could say why. */
  readonly refusal?: string | undefined;
}

/** What the server knows of `content/`. */
export interface Facts {
  readonly site: SiteFacts;
  /** By the name of the feature that needs them. */
  readonly features: Readonly<Record<string, unknown>>;
}

/** Written by the build, so that pages and mails say the same. */
export const FACTS_FILE = 'facts.json';

/** Shape of the file. */
export const factsSchema = z.object({
  site: z.object({
    name: z.string(),
    url: z.url(),
    email: z.email(),
    imprint: z.array(z.string()),
    // A publication of an earlier version has none.
    refusal: z.string().optional(),
  }),
  features: z.record(z.string(), z.unknown()),
});

/**
 * Reads what the build has written.
 *
 * @param siteUrl Overrides the address in the file.
 * @throws OperatorError when nothing was built there.
 */
export function readFacts(distFolder: string, siteUrl: string | undefined): Facts {
  const path = join(distFolder, FACTS_FILE);
  try {
    return toFacts(factsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))), siteUrl);
  } catch (cause) {
    throw new OperatorError(`There are no facts for mails at ${path}. Run npm run build first.`, {
      cause,
    });
  }
}

/** Facts for the server from what the file holds. */
export function toFacts(
  { site, features }: z.output<typeof factsSchema>,
  siteUrl: string | undefined,
): Facts {
  const { origin, hostname } = new URL(siteUrl ?? site.url);
  return { site: { ...site, url: origin, host: hostname }, features };
}
