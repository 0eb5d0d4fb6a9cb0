import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { formerOf } from '#content-check/page-addresses.ts';
import { splitEntry } from '#content-model/split-entry.ts';
import { contentDir } from '#content-model/content-folder.ts';

/** Folders of documents that have a page each, whose address is the name of the file. */
const FOLDERS = ['blog', 'team'];

/**
 * Where pages have moved: from each address that a document says it had to the one that it has. An address that
 * another document has by now is no former one.
 *
 * @param root Project folder.
 */
export function movedAddresses(root: string): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  for (const folder of FOLDERS) {
    const cwd = join(root, contentDir, folder);
    const names = new Set(globSync('*.md', { cwd }).map((file) => basename(file, '.md')));
    for (const name of names) {
      const { fields } = splitEntry('x.md', readFileSync(join(cwd, `${name}.md`), 'utf8'));
      for (const former of formerOf(parse(fields)))
        if (!names.has(former)) moved.set(`/${folder}/${former}`, `/${folder}/${name}`);
    }
  }
  return moved;
}
