import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextLook } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import {
  ENCODING_ENDINGS,
  type BuildManifest,
  type StoredEncoding,
  type StoredFile,
} from '#server/http/build-manifest.ts';
import { REPORTING_HEADERS } from '#server/http/csp-reports.ts';
import { headersOfFile, headersOfPage, SECURITY_HEADERS } from '#server/http/headers.ts';
import { CLOSED_POLICY } from '#server/http/policy.ts';
import { OperatorError } from '#server/operator-error.ts';

export interface SiteFiles {
  /** Every finished answer by its decoded path; an address is a key here or there is no such file. */
  readonly byPath: ReadonlyMap<string, StaticFile>;
  readonly notFound: StaticFile | undefined;
  /** Hashed files of this build and of those before it, newest first. */
  readonly hashed: readonly ReadonlyMap<string, StaticFile>[];
}

// A page that somebody opened before a publication may ask for its script and pictures much later.
const BUILDS_WITH_HASHED_FILES = 6;
// Reading these takes about as long as a few answers.
const FILES_AT_ONCE = 16;

/**
 * Reads the whole finished site into memory, a few files at a time, so that a running server goes
 * on answering.
 *
 * @param earlier What was served before: what did not change is not read again, and its hashed files
 *   stay, for the pages that are still open in browsers.
 * @throws OperatorError when the build is incomplete.
 */
export async function loadSiteFiles(
  distFolder: string,
  manifest: BuildManifest,
  earlier?: SiteFiles,
): Promise<SiteFiles> {
  const clientFolder = join(distFolder, 'client');
  const load = (stored: StoredFile, known?: StaticFile): StaticFile => {
    const policy = manifest.policies[stored.policy] ?? CLOSED_POLICY;
    return known && isSameFile(known, stored, policy)
      ? known
      : loadStaticFile(clientFolder, stored, policy);
  };
  try {
    const byPath = new Map<string, StaticFile>();
    for (const [path, stored] of Object.entries(manifest.files)) {
      byPath.set(path, load(stored, earlier?.byPath.get(path)));
      if (byPath.size % FILES_AT_ONCE === 0) await nextLook();
    }
    const own = new Map([...byPath].filter(([, { stored }]) => stored.cache === 'immutable'));
    const hashed = [own, ...(earlier?.hashed ?? [])].slice(0, BUILDS_WITH_HASHED_FILES);
    for (const [path, file] of hashed.flatMap((files) => [...files])) {
      if (!byPath.has(path)) byPath.set(path, file);
    }
    const notFound = manifest.notFound ? load(manifest.notFound, earlier?.notFound) : undefined;
    return { byPath, notFound, hashed };
  } catch (cause) {
    throw new OperatorError(
      `The finished site in ${distFolder} is incomplete. Run npm run build first.`,
      {
        cause,
      },
    );
  }
}

/** One file in one coding with everything that is the same for every request. */
export interface Representation {
  /** Entity tag with quotes; differs by coding (RFC 9110, section 8.8.3). */
  readonly tag: string;
  readonly bytes: number;
  readonly body: () => Buffer;
  /** Headers that go with 200 and 304 alike, names and values in turn. */
  readonly sharedHeaders: readonly string[];
  /** Headers of 206, apart from those that tell which part it is. */
  readonly partHeaders: readonly string[];
  /** Headers of an answer with the whole body. */
  readonly wholeHeaders: readonly string[];
}

export interface StaticFile {
  readonly stored: StoredFile;
  readonly policy: string;
  readonly isPage: boolean;
  readonly plain: Representation;
  readonly encoded: ReadonlyMap<StoredEncoding, Representation>;
  /** Codings of `encoded`, best first. */
  readonly offered: readonly StoredEncoding[];
}

/**
 * Reads a built file and its stored codings into memory.
 *
 * @throws Error when one of them is missing.
 */
function loadStaticFile(clientFolder: string, stored: StoredFile, policy: string): StaticFile {
  const path = join(clientFolder, stored.file);
  const encoded = new Map<StoredEncoding, Representation>();
  for (const encoding of stored.encodings) {
    const body = readFileSync(path + ENCODING_ENDINGS[encoding]);
    encoded.set(
      encoding,
      represent(stored, policy, body.length, () => body, encoding),
    );
  }
  const plain = represent(stored, policy, stored.bytes, plainBody(path, encoded.get('gzip')));
  return { stored, policy, isPage: isHtml(stored), plain, encoded, offered: stored.encodings };
}

function isSameFile(known: StaticFile, stored: StoredFile, policy: string): boolean {
  const { etag, type, cache, encodings } = known.stored;
  const isAlike = etag === stored.etag && type === stored.type && cache === stored.cache;
  return isAlike && known.policy === policy && encodings.join() === stored.encodings.join();
}

// Nearly every client takes gzip, so the plain text is unpacked only for one that does not:
// ten thousand pages then need a fraction of the memory.
function plainBody(path: string, gzip: Representation | undefined): () => Buffer {
  if (gzip === undefined) {
    const body = readFileSync(path);
    return () => body;
  }
  let unpacked: Buffer | undefined;
  return () => (unpacked ??= gunzipSync(gzip.body()));
}

function represent(
  stored: StoredFile,
  policy: string,
  bytes: number,
  body: () => Buffer,
  encoding?: StoredEncoding,
): Representation {
  const tag = encoding === undefined ? `"${stored.etag}"` : `"${stored.etag}-${encoding}"`;
  const sharedHeaders = ['ETag', tag];
  if (stored.encodings.length > 0) sharedHeaders.push('Vary', 'Accept-Encoding');
  sharedHeaders.push(...SECURITY_HEADERS, ...headersOfFile(stored, policy));
  const partHeaders = [...sharedHeaders, 'Content-Type', stored.type];
  if (encoding !== undefined) partHeaders.push('Content-Encoding', encoding);
  partHeaders.push(...headersOfPage(stored), ...(isHtml(stored) ? REPORTING_HEADERS : []));
  if (stored.encodings.length === 0) partHeaders.push('Accept-Ranges', 'bytes');
  const wholeHeaders = [...partHeaders, 'Content-Length', String(bytes)];
  return { tag, bytes, body, sharedHeaders, partHeaders, wholeHeaders };
}

const isHtml = ({ type }: StoredFile): boolean => type.startsWith('text/html');
