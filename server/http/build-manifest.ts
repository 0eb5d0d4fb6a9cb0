import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';

/** A content coding that the build made ahead of time; the names are those of RFC 9110, section 8.4.1. */
export type StoredEncoding = 'br' | 'gzip';

/** File name endings of the stored codings; nginx's `brotli_static` and `gzip_static` expect the same. */
export const ENCODING_ENDINGS: Readonly<Record<StoredEncoding, string>> = {
  br: '.br',
  gzip: '.gz',
};

export interface StoredFile {
  /** Path below `dist/client`, with `/` between folders. */
  readonly file: string;
  readonly type: string;
  /** Size of the file as it is. */
  readonly bytes: number;
  /** Opaque part of the entity tag, without quotes and without a suffix for the encoding. */
  readonly etag: string;
  /** `immutable`: the name changes with the content; `revalidate`: ask again every time. */
  readonly cache: 'immutable' | 'revalidate';
  /** Codings with a file of their own beside this one, best first. Empty for pictures and fonts. */
  readonly encodings: readonly StoredEncoding[];
  /** Index into `policies`. */
  readonly policy: number;
}

export interface BuildManifest {
  /** Exact request path, percent-decoded, such as `/` or `/team`. */
  readonly files: Readonly<Record<string, StoredFile>>;
  readonly notFound: StoredFile | null;
  readonly policies: readonly string[];
  /** Sources of regular expressions over decoded paths that Astro answers on demand. */
  readonly onDemand: readonly string[];
  /** Former addresses of pages, with those of today; builds of before know none. */
  readonly moved?: Readonly<Record<string, string>>;
}

export const MANIFEST_FILE = 'static-files.json';

/** Astro's handler for pages on demand. */
export const HANDLER_FILE = 'server/handler.cjs';

/**
 * Reads what the build left in `distFolder`.
 *
 * @throws OperatorError when nothing was built there.
 */
export function readBuildManifest(distFolder: string): BuildManifest {
  const path = join(distFolder, MANIFEST_FILE);
  try {
    // Written by `build/finish-build.ts`.
    return JSON.parse(readFileSync(path, 'utf8')) as BuildManifest;
  } catch (cause) {
    throw new OperatorError(`There is no finished site at ${path}. Run npm run build first.`, {
      cause,
    });
  }
}
