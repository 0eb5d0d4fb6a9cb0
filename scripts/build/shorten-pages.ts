import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedFile } from './list-files.ts';
import { requestPathOf } from './request-path.ts';
import { shortenClassNames } from './shorten-class-names.ts';

/**
 * Shortens the class names of every finished page and gives back the pages' policies with the
 * hashes of the styles as they are now. Names that occur in a script or in a style sheet of its
 * own stay, because islands and print styles rely on them.
 */
export async function shortenPages(
  clientFolder: string,
  files: readonly ListedFile[],
  pagePolicies: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const fixed = await namesInAssets(clientFolder, files);
  const policies = new Map(pagePolicies);
  for (const { file } of files) {
    if (!file.endsWith('.html')) continue;
    const path = join(clientFolder, file);
    const before = await readFile(path, 'utf8');
    const after = shortenClassNames(before, (name) => fixed.has(name));
    await writeFile(path, after);
    const page = requestPathOf(file) ?? `/${file.slice(0, -'.html'.length)}`;
    const policy = policies.get(page);
    if (policy !== undefined) policies.set(page, withNewHashes(policy, before, after));
  }
  return policies;
}

async function namesInAssets(clientFolder: string, files: readonly ListedFile[]) {
  const names = new Set<string>();
  for (const { file } of files) {
    if (!/\.(?:js|css)$/.test(file)) continue;
    const text = await readFile(join(clientFolder, file), 'utf8');
    const separators = file.endsWith('.js') ? /[\s"'`]+/ : /[^\w\\:[\]/%-]+/;
    for (const name of text.split(separators)) names.add(name.replaceAll('\\', ''));
  }
  return names;
}

function withNewHashes(policy: string, before: string, after: string): string {
  const old = styleHashes(before);
  const current = styleHashes(after);
  return old.reduce((result, hash, index) => result.replace(hash, current[index] ?? hash), policy);
}

function styleHashes(html: string): string[] {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}
