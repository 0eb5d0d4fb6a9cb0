import type { StoredFile } from '#server/http/build-manifest.ts';
import { POLICY_HEADER } from '#server/http/security-headers.ts';

const CACHE_CONTROL = {
  immutable: 'public, max-age=31536000, immutable',
  revalidate: 'public, max-age=0, must-revalidate',
} as const;

// Pages that the pointer rests on are drawn before the click; as a header it costs the page no bytes.
const SPECULATION_RULES = ['Speculation-Rules', '"/speculation-rules.json"'];

/** Headers of a finished file that go with 200 and 304 alike, names and values in turn. */
export function headersOfFile({ cache }: Pick<StoredFile, 'cache'>, policy: string): string[] {
  return ['Cache-Control', CACHE_CONTROL[cache], POLICY_HEADER, policy];
}

/** Headers that only a page has, names and values in turn; none for any other file. */
export function headersOfPage({ type }: Pick<StoredFile, 'type'>): readonly string[] {
  return type.startsWith('text/html') ? SPECULATION_RULES : [];
}
