export interface RequestTarget {
  /** Path as it was sent, percent-encoding and all. */
  readonly rawPath: string;
  /** Path with percent-encoding undone, except of characters with a meaning such as `%2F`. */
  readonly path: string;
  /** Query with its question mark, or empty. */
  readonly query: string;
}

const LONGEST = 2000;
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;
// Everything a browser would never send in a path; a backslash acts like a slash in browsers.
const FORBIDDEN = /[\p{Cc} \\]/u;

/**
 * Takes a request target apart (RFC 9112, section 3.2: origin form and absolute form).
 *
 * @returns `undefined` for a target that no honest client sends: overlong, with broken
 *   percent-encoding, with a control character, a backslash or a fragment.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  if (target.length > LONGEST) return undefined;
  const local = target.startsWith('/') ? target : withoutOrigin(target);
  if (local === undefined || local.includes('#')) return undefined;
  const mark = local.indexOf('?');
  const rawPath = mark === -1 ? local : local.slice(0, mark);
  const path = rawPath.includes('%') ? decode(rawPath) : rawPath;
  if (path === undefined || FORBIDDEN.test(path)) return undefined;
  return { rawPath, path, query: mark === -1 ? '' : local.slice(mark) };
}

function withoutOrigin(target: string): string | undefined {
  if (!ABSOLUTE_FORM.test(target)) return undefined;
  const rest = target.replace(ABSOLUTE_FORM, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}

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
