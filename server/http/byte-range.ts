import parseRange from 'range-parser';

export interface ByteRange {
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
export function requestedRange(
  header: string | undefined,
  size: number,
): ByteRange | 'all' | 'none' {
  if (header === undefined) return 'all';
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return 'all';
  return ranges[0] ?? 'all';
}
