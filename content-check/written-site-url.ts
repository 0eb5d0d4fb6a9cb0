import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { contentDir } from '#content-model/content-folder.ts';

/**
 * The address of the website as `content/site/brand.yaml` has it, or `undefined` when the file is
 * missing, broken or has no address. Never throws: what is wrong is for the content check to say.
 */
export function writtenSiteUrl(root: string): string | undefined {
  try {
    const url = parseDocument(readFileSync(join(root, contentDir, 'site/brand.yaml'), 'utf8')).get(
      'siteUrl',
    );
    return typeof url === 'string' && URL.canParse(url) ? url : undefined;
  } catch {
    // Without a map or without the file there is no address; the check names file and line.
    return undefined;
  }
}
