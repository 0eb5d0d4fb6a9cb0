const TAG = /(?:W\/)?"[^"]*"/g;

/**
 * Whether the client already has this version (`If-None-Match`, RFC 9110, section 13.1.2,
 * weak comparison).
 *
 * @param tag Entity tag of the answer, with quotes.
 */
export function isKnownToClient(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return (ifNoneMatch.match(TAG) ?? []).some((known) => known.replace(/^W\//, '') === tag);
}

/** Whether a range may be sent (`If-Range`, RFC 9110, section 13.1.5, strong comparison). */
export function isRangeStillValid(ifRange: string | undefined, tag: string): boolean {
  return ifRange === undefined || ifRange.trim() === tag;
}
