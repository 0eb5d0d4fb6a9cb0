import type { RequestTarget } from '#server/http/request-target.ts';

const CLIMBS = /\/\.{1,2}(?:\/|$)/;

/**
 * Where an address with a slash at its end really lives, query included, or `undefined` when
 * there is nothing to redirect. Never begins with two slashes, which would name another host,
 * and never holds `.` or `..`.
 */
export function withoutTrailingSlash({ rawPath, path, query }: RequestTarget): string | undefined {
  if (path === '/' || !path.endsWith('/')) return undefined;
  if (path.includes('//') || CLIMBS.test(path)) return undefined;
  return rawPath.slice(0, -1) + query;
}
