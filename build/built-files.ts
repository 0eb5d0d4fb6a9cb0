import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip, brotliCompress, constants } from 'node:zlib';
import { lookup } from 'mrmime';
import {
  ENCODING_ENDINGS,
  type StoredEncoding,
  type StoredFile,
} from '#server/http/build-manifest.ts';
import { filesBelow } from '#server/publications/build-store.ts';
import { keepFile } from './kept-files.ts';

export interface ListedFile {
  /** Path below the listed folder with `/` between folders. */
  readonly file: string;
  readonly bytes: number;
}

interface FinishingChoices {
  readonly clientFolder: string;
  /** Folder of the files with a hash in their name, such as `_astro`. */
  readonly assetsFolder: string;
  /** 0 to 11. */
  readonly brotliQuality: number;
  /** Where compressed files are kept from one build to the next. */
  readonly cacheFolder?: string | undefined;
}

/** Files without an address of their own; they are sent with the status in their name. */
export const NOT_FOUND_FILE = '404.html';
/** The service worker, which is the one script that fetches by itself. */
export const OFFLINE_FILE = 'offline.js';
const ERROR_FILES = new Set([NOT_FOUND_FILE, '500.html']);

const COMPRESSED = /\.(?:br|gz)$/;
// Browsers accept speculation rules only with this type (HTML, speculation rules).
const SPECULATION_RULES = 'speculation-rules.json';
const TEXTUAL = /^text\/|[/+](?:xml|json)$|^application\/javascript$/;
// Below this size the headers outweigh what could be saved.
const SMALLEST_BYTES = 200;

const gzipAsync = promisify(gzip);

/** All files below `folder`, hidden folders included, in a stable order, without stored codings. */
export function listFiles(folder: string): ListedFile[] {
  return filesBelow(folder)
    .filter((path) => !COMPRESSED.test(path))
    .map((path) => ({
      file: path.split(sep).join('/'),
      bytes: statSync(join(folder, path)).size,
    }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * The address under which a built file is served, or `undefined` when it has none.
 *
 * @param file Path below `dist/client` with `/` between folders, such as `blog/seite/2.html`.
 */
export function requestPathOf(file: string): string | undefined {
  if (ERROR_FILES.has(file)) return undefined;
  if (!file.endsWith('.html')) return `/${file}`;
  const path = `/${file.slice(0, -'.html'.length)}`;
  if (path === '/index') return '/';
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) : path;
}

/** Value of `Content-Type` for a file name, with the character set where the type has one. */
function contentTypeOf(file: string): string {
  if (file === SPECULATION_RULES) return 'application/speculationrules+json;charset=utf-8';
  const type = lookup(file) ?? 'application/octet-stream';
  return TEXTUAL.test(type) ? `${type};charset=utf-8` : type;
}

/** Whether compressing a file can be worth it; pictures, fonts and films are compressed already. */
export function isCompressible(file: string): boolean {
  const type = contentTypeOf(file);
  return type.includes('charset=') || type === 'application/wasm';
}

/** Compresses one built file and says what the host needs to know to send it, except its policy. */
export async function describeFile(
  file: string,
  choices: FinishingChoices,
): Promise<Omit<StoredFile, 'policy'>> {
  const path = join(choices.clientFolder, file);
  const content = await readFile(path);
  const encodings = isCompressible(file) ? await compressFile(path, content, choices) : [];
  const cache = file.startsWith(`${choices.assetsFolder}/`) ? 'immutable' : 'revalidate';
  // 128 bits of SHA-256 are enough to tell any two versions of a file apart.
  const etag = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { file, type: contentTypeOf(file), bytes: content.length, etag, cache, encodings };
}

/** Writes `path.br` and `path.gz` beside a file, each only when it is smaller than the file. */
async function compressFile(
  path: string,
  content: Buffer,
  { brotliQuality, cacheFolder }: FinishingChoices,
): Promise<StoredEncoding[]> {
  if (content.length < SMALLEST_BYTES) return [];
  const candidates: [StoredEncoding, Buffer][] = [
    ['br', await brotli(content, brotliQuality, cacheFolder)],
    ['gzip', await gzipAsync(content, { level: 9 })],
  ];
  const smaller = candidates.filter(([, packed]) => packed.length < content.length);
  for (const [encoding, packed] of smaller) {
    await writeFile(path + ENCODING_ENDINGS[encoding], packed);
  }
  return smaller.map(([encoding]) => encoding);
}

const compress = promisify(brotliCompress);

/**
 * Compresses a text, or takes what an earlier build has kept of the same text: at the best quality this
 * would be a third of a build, and most files are the same from one build to the next.
 *
 * @param cacheFolder Where results are kept; without it nothing is kept.
 */
function brotli(content: Buffer, quality: number, cacheFolder?: string): Promise<Buffer> {
  const pack = () => compressText(content, quality);
  if (cacheFolder === undefined) return pack();
  const hash = createHash('sha256').update(content).digest('hex');
  return keepFile(cacheFolder, `${hash}-${String(quality)}.br`, pack);
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
