import { lookup } from 'mrmime';

const TEXTUAL = /^text\/|[/+](?:xml|json)$|^application\/javascript$/;

/** Value of `Content-Type` for a file name, with the character set where the type has one. */
export function contentTypeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return TEXTUAL.test(type) ? `${type};charset=utf-8` : type;
}

/** Whether compressing can be worth it; pictures, fonts and films are compressed already. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes('charset=') || contentType === 'application/wasm';
}
