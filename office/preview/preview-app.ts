import {
  ICONS,
  PREVIEW_PATH,
  previewPage,
  previewPolicy,
  previewThemes,
  type PreviewTheme,
} from './preview-page.ts';

// What a page of the site loads; nothing else of the development server may be reached.
const ALLOWED = /^\/vorschau(?:$|\/(?!@|src\/|node_modules\/|functions\/|\.\.)[\w./%-]*$)/u;

const NOT_YET =
  'Die Vorschau kann das noch nicht zeigen: Berichtige zuerst, was über dem Formular steht.';

/**
 * Shows drafts: the real pages, rendered from what is saved.
 *
 * @param ask What the development server answers; `unreadable` when it cannot read the drafts.
 */
export const showPreview =
  (contentFolder: string, ask: (target: string) => Promise<Response | 'unreadable'>) =>
  async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const isIcons = pathname === PREVIEW_PATH + ICONS;
    const isAllowed = (isIcons || ALLOWED.test(pathname)) && !pathname.includes('..');
    if (!isAllowed || /%2e%2e|%5c/iu.test(pathname)) return plain('', 404);
    const theme = searchParams.get('thema') ?? '';
    searchParams.delete('thema');
    searchParams.delete('fassung');
    const source = searchParams.get('href');
    if (source !== null && !isPictureOf(contentFolder, source)) return plain('', 404);
    const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
    const found = await ask(`${pathname}${query}`);
    if (found === 'unreadable') return plain(NOT_YET, 503);
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    const headers = { ...HEADERS, 'Content-Type': type };
    if (!type.startsWith('text/html'))
      return new Response(found.body, { status: found.status, headers });
    const page = previewPage(await found.text(), isTheme(theme) ? theme : 'light');
    const policy = { 'Content-Security-Policy': previewPolicy(page) };
    return new Response(page, { status: found.status, headers: { ...headers, ...policy } });
  };

const HEADERS = {
  'Content-Security-Policy': previewPolicy(),
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

const isTheme = (word: string): word is PreviewTheme =>
  (previewThemes as readonly string[]).includes(word);

// The picture service of the development server reads any file that a request names.
function isPictureOf(contentFolder: string, source: string): boolean {
  const [path = ''] = source.split('?');
  return path.startsWith(`/@fs${contentFolder}/pictures/`) && !path.includes('..');
}

const plain = (sentence: string, status: number): Response =>
  new Response(sentence, {
    status,
    headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' },
  });
