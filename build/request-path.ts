/** Files that are answers to no address: they are sent with the status in their name. */
export const NOT_FOUND_FILE = '404.html';
const ERROR_FILES = new Set([NOT_FOUND_FILE, '500.html']);

/**
 * The address under which a built file is served, or `undefined` when it has none.
 *
 * @param file Path below `dist/client` with `/` between folders, such as `blog/seite/2.html`.
 */
export function requestPathOf(file: string): string | undefined {
  if (ERROR_FILES.has(file)) return undefined;
  if (!file.endsWith('.html')) return `/${file}`;
  const path = `/${file.slice(0, -'.html'.length)}`;
  if (path === '/index') return '/';
  return path.endsWith('/index') ? path.slice(0, -'/index'.length) : path;
}
