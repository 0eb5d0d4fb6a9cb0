import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_UNUSED_MS = 30 * DAY_MS;

/**
 * Compresses a text, or takes what an earlier build has kept of the same text: at the best quality this
 * would be a third of a build, and most files are the same from one build to the next.
 *
 * @param quality 0 to 11.
 * @param cacheFolder Where results are kept; without it nothing is kept.
 */
export async function brotli(
  content: Buffer,
  quality: number,
  cacheFolder?: string,
): Promise<Buffer> {
  if (cacheFolder === undefined) return compressText(content, quality);
  const hash = createHash('sha256').update(content).digest('hex');
  const file = join(cacheFolder, `${hash}-${String(quality)}.br`);
  const now = new Date();
  // Marked as used first, so that another build does not remove it meanwhile.
  const kept = await utimes(file, now, now)
    .then(() => readFile(file))
    .catch(() => undefined);
  if (kept !== undefined) return kept;
  const packed = await compressText(content, quality);
  await mkdir(cacheFolder, { recursive: true });
  // A build that is killed, or a second one at the same time, leaves no half file under that name.
  const unfinished = `${file}.${String(process.pid)}`;
  await writeFile(unfinished, packed);
  await rename(unfinished, file);
  return packed;
}

/** Removes what no build has used for a month. */
export async function dropUnusedBrotli(cacheFolder: string): Promise<void> {
  const oldest = Date.now() - LONGEST_UNUSED_MS;
  for (const name of await readdir(cacheFolder).catch(() => [])) {
    const file = join(cacheFolder, name);
    const found = await stat(file).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < oldest) await rm(file, { force: true });
  }
}

function compressText(content: Buffer, quality: number): Promise<Buffer> {
  return compress(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
