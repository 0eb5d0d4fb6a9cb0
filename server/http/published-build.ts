import { realpathSync } from 'node:fs';
import { join } from 'node:path';

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

/** The build that a server begins with: what was published last, before the one that came with the program. */
export function buildToServe(distDir: string, dataDir: string): string {
  return publishedBuild(dataDir) ?? distDir;
}
