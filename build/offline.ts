import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { build } from 'esbuild';
import { partsOf } from './page-policies.ts';
import { listFiles, OFFLINE_FILE, requestPathOf } from './built-files.ts';
import { getOrMake } from '#lib/records.ts';

// What a page names by its attributes, styles and properties of islands, and a script by its imports.
const NAMED = /\/(?:_astro|islands)\/[\w./@~-]+\.\w+|\/favicon\.svg/g;
const IMPORTED = /["'`](\.{1,2}\/[\w./@~-]+\.js)["'`]/g;

/**
 * Writes `offline.js`, the service worker of the pages that work without a network. It knows the files
 * of each part of the site and their version, a hash of all of them.
 */
export async function writeOfflineWorker(folder: string): Promise<void> {
  await writeFile(join(folder, OFFLINE_FILE), await workerScript(await offlineParts(folder)));
}

interface OfflinePart {
  files: string[];
  version: string;
}

/** The addresses that each part needs, pages and all they load, by the first folder of the pages. */
async function offlineParts(folder: string): Promise<Record<string, OfflinePart>> {
  const files = new Map<string, Set<string>>();
  for (const { file } of listFiles(folder)) {
    const path = requestPathOf(file);
    if (path === undefined || !file.endsWith('.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    // Pages that work without a network say so (`site/keep-offline.ts`).
    if (!partsOf(html).data.has('data-offline')) continue;
    const scope = `/${path.split('/')[1] ?? ''}`;
    const needed = getOrMake(files, scope, () => new Set());
    needed.add(path);
    for (const [named] of html.matchAll(NAMED)) await addWithImports(folder, named, needed);
  }
  const parts = [...files].map(async ([scope, needed]) => {
    const sorted = [...needed].sort();
    return [scope, { files: sorted, version: await versionOf(folder, sorted) }] as const;
  });
  return Object.fromEntries(await Promise.all(parts));
}

async function addWithImports(folder: string, path: string, needed: Set<string>): Promise<void> {
  if (needed.has(path) || !existsSync(join(folder, path))) return;
  needed.add(path);
  if (!path.endsWith('.js')) return;
  const script = await readFile(join(folder, path), 'utf8');
  for (const [, imported = ''] of script.matchAll(IMPORTED)) {
    await addWithImports(folder, posix.join(posix.dirname(path), imported), needed);
  }
}

async function versionOf(folder: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = posix.extname(path) ? path : `${path}.html`;
    hash.update(path).update(await readFile(join(folder, file)));
  }
  return hash.digest('base64url').slice(0, 12);
}

async function workerScript(parts: Record<string, OfflinePart>): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/site/offline-worker.ts'],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: { OFFLINE_PARTS: JSON.stringify(parts) },
  });
  return outputFiles[0]?.text ?? '';
}
