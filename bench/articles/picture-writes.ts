import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

// Astro keeps encoded pictures in the first folder, the share pictures are kept in the second.
const PICTURE_FOLDERS = ['assets', 'share-pictures'];

/** When each picture in a build's cache was written, in milliseconds, by its path. */
export async function pictureTimes(cacheFolder: string): Promise<ReadonlyMap<string, number>> {
  const times = new Map<string, number>();
  for (const folder of PICTURE_FOLDERS.map((name) => join(cacheFolder, name))) {
    const files = existsSync(folder) ? await readdir(folder) : [];
    for (const file of files.map((name) => join(folder, name))) {
      times.set(file, (await stat(file)).mtimeMs);
    }
  }
  return times;
}

/** How many pictures were encoded between two looks at a cache: new ones, and those written again. */
export function encodedPictures(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): number {
  return [...after].filter(([file, time]) => before.get(file) !== time).length;
}
