import { realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST_FILE } from '#server/http/build-manifest.ts';

/** Symbolic link below `DATA_DIR` that leads to the build that the office published last. */
export const PUBLISHED_LINK = 'site/current';

/** Where that build lies; undefined when nothing was published. */
export function publishedBuild(dataDir: string): string | undefined {
  try {
    return realpathSync(join(dataDir, PUBLISHED_LINK));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * The build that a server begins with: what was published last, unless the build that came with the
 * program is newer, because then somebody has brought a new version of the site.
 */
export function newestBuild(distDir: string, dataDir: string): string {
  const published = publishedBuild(dataDir);
  return published !== undefined && builtAt(published) > builtAt(distDir) ? published : distDir;
}

function builtAt(folder: string): number {
  return statSync(join(folder, MANIFEST_FILE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
