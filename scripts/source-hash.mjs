import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * One number for the content of files and folders and for values of the environment: the same
 * as long as a build from them would be the same.
 *
 * @param {string} root
 * @param {readonly string[]} paths Files and folders below `root`; missing ones count as empty.
 * @param {Readonly<Record<string, string | undefined>>} values
 * @returns {string}
 */
export function hashSources(root, paths, values) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(root, path))) {
    const content = readFileSync(join(root, file));
    hash.update(`${file}\n${String(content.length)}\n`).update(content);
  }
  return hash.update(JSON.stringify(Object.entries(values).sort())).digest('hex');
}

function filesBelow(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true })
    .map((name) => join(path, String(name)))
    .filter((file) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile())
    .sort();
}
