import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeFile } from '#build/built-files.ts';
import { MANIFEST_FILE, readBuildManifest, type StoredFile } from '#server/http/build-manifest.ts';
import { plainPage } from './plain-page.ts';

// The styles stand in the page.
const POLICY = "default-src 'self'; style-src 'unsafe-inline'";

/**
 * Copies a build and puts a plain page in the place of each page, so that both are served by the same server, with
 * the same pictures and fonts, compressed alike.
 *
 * @param dist The build.
 * @param folder Where the copy goes; it must not exist.
 */
export async function writePlainSite(dist: string, folder: string): Promise<void> {
  await cp(dist, folder, { recursive: true });
  const manifest = readBuildManifest(folder);
  const clientFolder = join(folder, 'client');
  const files: Record<string, StoredFile> = {};
  for (const [path, stored] of Object.entries(manifest.files)) {
    files[path] = stored.type.startsWith('text/html')
      ? await replace(clientFolder, stored.file, manifest.policies.length)
      : stored;
  }
  const policies = [...manifest.policies, POLICY];
  await writeFile(join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, files, policies }));
}

async function replace(clientFolder: string, file: string, policy: number): Promise<StoredFile> {
  const place = join(clientFolder, file);
  const page = plainPage(await readFile(place, 'utf8'));
  for (const ending of ['.br', '.gz']) await rm(place + ending, { force: true });
  await writeFile(place, page);
  const choices = { clientFolder, assetsFolder: '_astro', brotliQuality: 11 };
  return { ...(await describeFile(file, choices)), policy };
}
