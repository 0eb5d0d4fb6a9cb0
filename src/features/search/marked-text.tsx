import type { MarkedPiece } from './search-site.ts';

/** A text with what was searched for marked in it. */
export function MarkedText({ pieces }: { pieces: readonly MarkedPiece[] }) {
  return pieces.map(({ text, marked }, at) =>
    marked ? <mark key={at}>{text}</mark> : <span key={at}>{withDashes(text)}</span>,
  );
}

/** No line begins with a dash. */
const withDashes = (text: string): string => text.replaceAll(' –', '\u00A0–');
