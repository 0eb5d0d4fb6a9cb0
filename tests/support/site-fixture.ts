import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { finishBuild } from '#build/finish-build.ts';
import { policyDirectives } from '#build/page-policies.ts';
import { removeFolder } from '#tests/support/data-folder.ts';
import { writeFacts } from '#tests/support/empty-site.ts';

export const HASHED_FILE = '_astro/main.B4gh12.js';
export const PICTURE_BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));

const SCRIPT_POLICY = "script-src 'self' https://widget.example; style-src 'self'";

const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': page('Startseite', 200),
  'team.html': page('Team', 20),
  'blog/schöner-schlaf.html': page('Schöner Schlaf', 20),
  '404.html': page('Diese Seite gibt es nicht', 20),
  'robots.txt': 'User-agent: *\n',
  [HASHED_FILE]: `export const words = "${'schlaf '.repeat(100)}";`,
  '_astro/schaf.C0ffee.webp': PICTURE_BYTES,
};

/**
 * An empty folder for all tests of a file, removed after the last; call it at the top of the file.
 *
 * @returns a function that gives its path once the tests run.
 */
export function folderForSuite(parent = tmpdir()): () => string {
  let folder = '';
  beforeAll(async () => {
    await mkdir(parent, { recursive: true });
    folder = await mkdtemp(join(parent, 'site-'));
  });
  afterAll(() => removeFolder(folder));
  return () => folder;
}

/** An empty folder that is removed when the test is over. */
export async function folderForTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/**
 * Writes a small finished site into `distFolder` with the same code that finishes the real one.
 *
 * @param others Files of its own, by their path; they win over the usual ones.
 */
export async function writeSite(
  distFolder: string,
  others: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [file, content] of Object.entries({ ...FILES, ...others })) {
    const path = join(distFolder, 'client', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await writeFacts(distFolder);
  await finishBuild({
    distFolder,
    assetsFolder: '_astro',
    pagePolicies: new Map([['/', SCRIPT_POLICY]]),
    directives: policyDirectives,
    onDemand: [],
  });
}

function page(title: string, paragraphs: number): string {
  const body = `<p>Erholsamer Schlaf beginnt am Tag.</p>`.repeat(paragraphs);
  return `<!doctype html><html lang="de"><title>${title}</title><body><h1>${title}</h1>${body}</body></html>`;
}
