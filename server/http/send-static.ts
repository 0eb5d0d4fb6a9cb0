import Negotiator from 'negotiator';
import parseRange from 'range-parser';
import type { StoredEncoding } from '#server/http/build-manifest.ts';
import type { SiteRequest } from '#server/http/site-request.ts';
import { requestHeaders } from '#server/http/headers.ts';
import { sendPlain } from '#server/http/send-plain.ts';
import type { Representation, StaticFile } from '#server/http/site-files.ts';

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
