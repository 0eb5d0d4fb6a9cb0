import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextLook } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import {
  ENCODING_ENDINGS,
  type BuildManifest,
  type StoredEncoding,
  type StoredFile,
} from '#server/http/build-manifest.ts';
import {
  CLOSED_POLICY,
  headersOfFile,
  headersOfPage,
  REPORTING_HEADERS,
  requestHeaders,
  SECURITY_HEADERS,
  sendPlain,
} from '#server/http/headers.ts';
import type { SiteRequest } from '#server/http/site-request.ts';
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
interface Representation {
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

const ALLOWED = ['Allow', 'GET, HEAD, OPTIONS'];

// Browsers send a handful of different values; the bound keeps made-up ones from filling memory.
const MOST_REMEMBERED = 200;
const LONGEST_REMEMBERED = 200;

// The published types lag behind: they do not know the second parameter yet.
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

const remembered = new Map<string, readonly string[]>();

/** Answers a request for a finished file: 200, 206, 304 or 416, and 405 for anything but reading. */
export function sendStatic(request: SiteRequest, file: StaticFile): void {
  const { method, headers } = request.req;
  if (method === 'OPTIONS') {
    sendPlain(request, 204, ALLOWED);
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    sendPlain(request, 405, ALLOWED);
    return;
  }
  const chosen = chooseRepresentation(request, file);
  if (isKnownToClient(headers['if-none-match'], chosen.tag)) {
    request.res.writeHead(304, [...chosen.sharedHeaders, ...requestHeaders(request)]);
    request.res.end();
  } else if (method === 'GET' && headers.range !== undefined && file.offered.length === 0) {
    sendPart(request, chosen);
  } else {
    sendWhole(request, 200, chosen);
  }
}

/** Answers with the page for addresses that do not exist. */
export function sendNotFound(request: SiteRequest, page: StaticFile | undefined): void {
  if (page === undefined) sendPlain(request, 404);
  else sendWhole(request, 404, chooseRepresentation(request, page));
}

function chooseRepresentation(request: SiteRequest, file: StaticFile): Representation {
  const encoding = chooseEncoding(request.req.headers['accept-encoding']?.toString(), file.offered);
  return (encoding && file.encoded.get(encoding)) ?? file.plain;
}

function sendWhole(request: SiteRequest, status: number, chosen: Representation): void {
  const { req, res } = request;
  res.writeHead(status, chosen.wholeHeaders.concat(requestHeaders(request)));
  res.end(req.method === 'HEAD' ? undefined : chosen.body());
}

function sendPart(request: SiteRequest, chosen: Representation): void {
  const { range: header, 'if-range': ifRange } = request.req.headers;
  const range = isRangeStillValid(ifRange?.toString(), chosen.tag)
    ? requestedRange(header, chosen.bytes)
    : 'all';
  if (range === 'all') {
    sendWhole(request, 200, chosen);
    return;
  }
  if (range === 'none') {
    sendPlain(request, 416, ['Content-Range', `bytes */${String(chosen.bytes)}`]);
    return;
  }
  const { start, end } = range;
  request.res.writeHead(206, [
    ...chosen.partHeaders,
    'Content-Range',
    `bytes ${String(start)}-${String(end)}/${String(chosen.bytes)}`,
    'Content-Length',
    String(end - start + 1),
    ...requestHeaders(request),
  ]);
  request.res.end(chosen.body().subarray(start, end + 1));
}

const TAG = /(?:W\/)?"[^"]*"/g;

/**
 * Whether the client already has this version (`If-None-Match`, RFC 9110, section 13.1.2,
 * weak comparison).
 *
 * @param tag Entity tag of the answer, with quotes.
 */
function isKnownToClient(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(TAG) ?? []).some((known) => known.replace(/^W\//, '') === tag);
}

/** Whether a range may be sent (`If-Range`, RFC 9110, section 13.1.5, strong comparison). */
function isRangeStillValid(ifRange: string | undefined, tag: string): boolean {
  return ifRange === undefined || ifRange.trim() === tag;
}

interface ByteRange {
  /** First and last byte, both included. */
  readonly start: number;
  readonly end: number;
}

/**
 * The part that a `Range` header asks for (RFC 9110, section 14.2).
 *
 * @returns `all` when the header is absent, malformed or names several parts, which a server
 *   may ignore; `none` when nothing of it lies within `size` bytes.
 */
function requestedRange(header: string | undefined, size: number): ByteRange | 'all' | 'none' {
  if (header === undefined) return 'all';
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'all';
  return ranges[0] ?? 'all';
}

/**
 * The best stored coding a client takes (RFC 9110, section 12.5.3), or `undefined` to send the
 * file as it is. A client that refuses even that gets it all the same, as the RFC allows.
 *
 * @param offered Stored codings, best first.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: readonly StoredEncoding[],
): StoredEncoding | undefined {
  if (header === undefined || offered.length === 0) return undefined;
  for (const accepted of acceptedEncodings(header)) {
    if (accepted === 'identity') return undefined;
    const found = offered.find((encoding) => encoding === accepted);
    if (found) return found;
  }
  return undefined;
}

function acceptedEncodings(header: string): readonly string[] {
  const known = remembered.get(header);
  if (known) return known;
  const negotiator: EncodingNegotiator = new Negotiator({
    headers: { 'accept-encoding': header },
  });
  const accepted = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  if (header.length <= LONGEST_REMEMBERED && remembered.size < MOST_REMEMBERED) {
    remembered.set(header, accepted);
  }
  return accepted;
}
