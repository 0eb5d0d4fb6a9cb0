import { lookup } from 'mrmime';

// Browsers take rules for drawing pages ahead only with this type (HTML, speculation rules).
const SPECULATION_RULES = 'speculation-rules.json';
const TEXTUAL = /^text\/|[/+](?:xml|json)$|^application\/javascript$/;

/** Value of `Content-Type` for a file name, with the character set where the type has one. */
export function contentTypeOf(file: string): string {
  if (file === SPECULATION_RULES) return 'application/speculationrules+json;charset=utf-8';
  const type = lookup(file) ?? 'application/octet-stream';
  return TEXTUAL.test(type) ? `${type};charset=utf-8` : type;
}

/** Whether compressing can be worth it; pictures, fonts and films are compressed already. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes('charset=') || contentType === 'application/wasm';
}
