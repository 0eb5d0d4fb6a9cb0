import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MANIFEST_FILE, type BuildManifest } from '#server/http/build-manifest.ts';

/** Writes a finished build without a single page, for tests that only call functions. */
export async function writeEmptySite(distFolder: string): Promise<void> {
  const manifest: BuildManifest = { files: {}, notFound: null, policies: [], onDemand: [] };
  await mkdir(join(distFolder, 'client'), { recursive: true });
  await writeFile(join(distFolder, MANIFEST_FILE), JSON.stringify(manifest));
}
