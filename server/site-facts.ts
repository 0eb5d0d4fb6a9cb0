import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
import { StartError } from '#server/start-error.ts';

/** What mails say about the operator. */
export interface SiteFacts {
  readonly name: string;
  /** Public address of the site, without a slash at the end. */
  readonly url: string;
  /** Host of that address. */
  readonly host: string;
  readonly email: string;
  readonly phone: string;
}

const FOLDER = new URL('../content/site/', import.meta.url);

const brand = z.object({ name: z.string(), siteUrl: z.url() });
const contact = z.object({ contactEmail: z.email(), phone: z.string() });

/**
 * Reads the operator's facts from `content/site`.
 *
 * @param siteUrl Overrides the address that is written there.
 * @throws StartError when a fact is missing.
 */
export function readSiteFacts(siteUrl: string | undefined): SiteFacts {
  const { name, siteUrl: written } = read('brand.yaml', brand);
  const { contactEmail, phone } = read('contact.yaml', contact);
  const url = new URL(siteUrl ?? written);
  return { name, url: url.origin, host: url.hostname, email: contactEmail, phone };
}

function read<Facts>(file: string, schema: z.ZodType<Facts>): Facts {
  const path = fileURLToPath(new URL(file, FOLDER));
  try {
    return schema.parse(parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new StartError(`${path} must hold the operator's facts; run npm run build to see why.`, {
      cause,
    });
  }
}
