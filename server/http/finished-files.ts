import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextLook } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { accepts } from 'hono/accepts';
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
  type HeaderRecord,
} from '#server/http/headers.ts';
import { sendPlain, type SiteContext } from '#server/http/site-request.ts';
import { OperatorError } from '#server/operator-error.ts';

export interface FinishedFiles {
  /** Every finished answer by its decoded path; an address is a key here or there is no such file. */
  readonly byPath: ReadonlyMap<string, FinishedFile>;
  readonly notFound: FinishedFile | undefined;
  /** Hashed files of this build and of those before it, newest first. */
  readonly hashed: readonly ReadonlyMap<string, FinishedFile>[];
}

interface FinishedFile {
  readonly stored: StoredFile;
  readonly policy: string;
  readonly isPage: boolean;
  /** By coding. What is stored as gzip does not stand here as it is: ten thousand pages then need a fraction of the memory. */
  readonly bodies: ReadonlyMap<Coding, Buffer>;
}

type Coding = StoredEncoding | 'identity';

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
export async function loadFinishedFiles(
  distFolder: string,
  manifest: BuildManifest,
  earlier?: FinishedFiles,
): Promise<FinishedFiles> {
  const clientFolder = join(distFolder, 'client');
  const load = (stored: StoredFile, known?: FinishedFile): FinishedFile => {
    const policy = manifest.policies[stored.policy] ?? CLOSED_POLICY;
    const isKnown = known && isSameFile(known.stored, stored) && known.policy === policy;
    return isKnown ? known : loadFile(clientFolder, stored, policy);
  };
  try {
    const byPath = new Map<string, FinishedFile>();
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
    const sentence = `The finished site in ${distFolder} is incomplete. Run npm run build first.`;
    throw new OperatorError(sentence, { cause });
  }
}

function loadFile(clientFolder: string, stored: StoredFile, policy: string): FinishedFile {
  const path = join(clientFolder, stored.file);
  const bodies = new Map<Coding, Buffer>(
    stored.encodings.map((one) => [one, readFileSync(path + ENCODING_ENDINGS[one])]),
  );
  if (!bodies.has('gzip')) bodies.set('identity', readFileSync(path));
  return { stored, policy, isPage: stored.type.startsWith('text/html'), bodies };
}

const isSameFile = (known: StoredFile, stored: StoredFile): boolean =>
  known.etag === stored.etag &&
  known.type === stored.type &&
  known.cache === stored.cache &&
  known.encodings.join() === stored.encodings.join();

/** Sends a finished file: whole, a part of it, or that the client has it already. What is not found is sent whole. */
export function sendFile(
  context: SiteContext,
  file: FinishedFile,
  status: 200 | 404 = 200,
): Response {
  const { incoming, outgoing } = context.env;
  const { method, headers } = incoming;
  const isFound = status === 200;
  const { stored, policy, isPage, bodies } = file;
  const coding = chooseCoding(context, stored.encodings);
  // Differs by coding (RFC 9110, section 8.8.3).
  const tag = coding === 'identity' ? `"${stored.etag}"` : `"${stored.etag}-${coding}"`;
  const shared: HeaderRecord = {
    ETag: tag,
    ...(stored.encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    ...headersOfFile(stored, policy),
  };
  if (isFound && isKnownToClient(headers['if-none-match'], tag)) {
    outgoing.writeHead(304, shared).end();
    return RESPONSE_ALREADY_SENT;
  }
  const whole = bodies.get(coding) ?? gunzipSync(bodies.get('gzip') ?? '');
  const hasParts = stored.encodings.length === 0;
  const isWhole = !isFound || !hasParts || method !== 'GET';
  const part = isWhole ? undefined : askedPart(headers, tag, whole.length);
  const size = String(whole.length);
  if (part === 'none') return sendPlain(context.env, 416, { 'Content-Range': `bytes */${size}` });
  const { start, end } = part ?? { start: 0, end: whole.length - 1 };
  outgoing.writeHead(part === undefined ? status : 206, {
    ...shared,
    ...headersOfPage(stored),
    ...(isPage && REPORTING_HEADERS),
    'Content-Type': stored.type,
    'Content-Length': end - start + 1,
    ...(coding !== 'identity' && { 'Content-Encoding': coding }),
    ...(hasParts && { 'Accept-Ranges': 'bytes' }),
    ...(part && { 'Content-Range': `bytes ${String(start)}-${String(end)}/${size}` }),
  });
  outgoing.end(whole.subarray(start, end + 1));
  return RESPONSE_ALREADY_SENT;
}

const TAG = /(?:W\/)?"[^"]*"/g;

/** Whether the client already has this version (`If-None-Match`, RFC 9110, section 13.1.2, weak comparison). */
function isKnownToClient(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch?.trim() === '*') return true;
  return ifNoneMatch?.match(TAG)?.some((known) => known.replace(/^W\//, '') === tag) === true;
}

/**
 * The first and the last byte that a `Range` header asks for (RFC 9110, section 14.2).
 *
 * @returns `undefined` when the header is absent, malformed, about another version (`If-Range`) or names
 *   several parts, which a server may ignore; `none` when nothing of it lies within `size` bytes.
 */
function askedPart(
  { range, 'if-range': ifRange = '' }: SiteContext['env']['incoming']['headers'],
  tag: string,
  size: number,
): { readonly start: number; readonly end: number } | 'none' | undefined {
  if (range === undefined || (ifRange !== '' && String(ifRange).trim() !== tag)) return undefined;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'none';
  return ranges !== -2 && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

/**
 * The best coding a client takes (RFC 9110, section 12.5.3). A client that refuses even the file as it
 * is gets it all the same, as the RFC allows.
 *
 * @param offered Codings, best first.
 */
export function chooseCoding(context: SiteContext, offered: readonly StoredEncoding[]): Coding {
  const best = accepts(context, {
    header: 'Accept-Encoding',
    supports: [...offered],
    default: 'identity',
    match: (accepted) => {
      const quality = (coding: Coding): number =>
        [coding, '*']
          .map((name) => accepted.find(({ type }) => type.toLowerCase() === name)?.q)
          .find((q) => q !== undefined) ?? 0;
      const [first = 'identity'] = offered.toSorted((one, other) => quality(other) - quality(one));
      return quality(first) > 0 && quality(first) >= quality('identity') ? first : 'identity';
    },
  });
  return offered.find((coding) => coding === best) ?? 'identity';
}
