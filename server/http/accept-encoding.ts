import Negotiator from 'negotiator';
import type { StoredEncoding } from '#server/http/build-manifest.ts';

// Browsers send a handful of different values; the bound keeps made-up ones from filling memory.
const MOST_REMEMBERED = 200;
const LONGEST_REMEMBERED = 200;

// The published types lag behind: they do not know the second parameter yet.
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

const remembered = new Map<string, readonly string[]>();

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
