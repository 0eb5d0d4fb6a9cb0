import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { HANDLER_FILE } from '#server/http/build-manifest.ts';

/**
 * Packs the many modules of Astro's handler for pages on demand into one CommonJS file. Node keeps every
 * ES module until the process ends, so a server would grow by ten megabytes with each publication.
 */
export async function packHandler(distFolder: string): Promise<void> {
  const folder = join(distFolder, 'server');
  const entry = join(folder, 'entry.mjs');
  // A site without pages on demand has none.
  if (!existsSync(entry)) return;
  const packed = join(distFolder, 'handler.cjs');
  await build({
    entryPoints: [entry],
    outfile: packed,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    define: { 'import.meta.url': 'addressOfHandler' },
    banner: { js: "const addressOfHandler = require('node:url').pathToFileURL(__filename).href;" },
    logLevel: 'warning',
    // The project's settings would add a line for strict mode.
    tsconfigRaw: {},
  });
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await rename(packed, join(distFolder, HANDLER_FILE));
}
