import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readAssetNames } from './asset-names.ts';
import { dropUnusedStyles } from './drop-unused-styles.ts';
import { dropUnusedTypefaces } from './drop-unused-typefaces.ts';
import { withOwnHashes } from './inline-hashes.ts';
import { joinStyles } from './join-styles.ts';
import type { ListedFile } from './list-files.ts';
import { preloadFirstPicture } from './preload-first-picture.ts';
import { requestPathOf } from './request-path.ts';
import { shortenNames } from './shorten-names.ts';

/**
 * Takes unused styles and typefaces out of every finished page, shortens the names in it, puts its largest
 * picture first, and gives back the pages' policies with the hashes of what stands in them now. Names that
 * occur in a script or style sheet that the page may load stay, because islands and print styles rely on
 * them.
 */
export async function finishPages(
  clientFolder: string,
  files: readonly ListedFile[],
  pagePolicies: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const namesFor = await readAssetNames(clientFolder, files);
  const policies = new Map(pagePolicies);
  for (const { file } of files) {
    if (!file.endsWith('.html')) continue;
    const path = join(clientFolder, file);
    const before = await readFile(path, 'utf8');
    const fixed = namesFor(before);
    const isFixed = (name: string) => fixed.has(name);
    const joined = joinStyles(dropUnusedTypefaces(before, isFixed));
    const short = shortenNames(dropUnusedStyles(joined, isFixed), isFixed);
    const after = preloadFirstPicture(short);
    await writeFile(path, after);
    const page = requestPathOf(file) ?? `/${file.slice(0, -'.html'.length)}`;
    const policy = policies.get(page);
    if (policy !== undefined) policies.set(page, withOwnHashes(policy, after));
  }
  return policies;
}
