import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ENCODING_ENDINGS, type StoredEncoding } from '#server/http/build-manifest.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

// Below this size the headers outweigh what could be saved.
const SMALLEST_BYTES = 200;

/**
 * Writes `path.br` and `path.gz` beside a file, each only when it is smaller than the file.
 *
 * @param brotliQuality 0 to 11.
 * @returns the codings that were written, best first.
 */
export async function compressFile(
  path: string,
  content: Buffer,
  brotliQuality: number,
): Promise<StoredEncoding[]> {
  if (content.length < SMALLEST_BYTES) return [];
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Found by trying: markup repeats itself at few distances, which saves 30 bytes of a page.
      [constants.BROTLI_PARAM_NDIRECT]: 15,
    },
  };
  const candidates: [StoredEncoding, Buffer][] = [
    ['br', await brotliAsync(content, brotliOptions)],
    ['gzip', await gzipAsync(content, { level: 9 })],
  ];
  const smaller = candidates.filter(([, packed]) => packed.length < content.length);
  for (const [encoding, packed] of smaller) {
    await writeFile(path + ENCODING_ENDINGS[encoding], packed);
  }
  return smaller.map(([encoding]) => encoding);
}
