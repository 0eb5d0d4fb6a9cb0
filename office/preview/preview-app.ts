import { Hono } from 'hono';
import type { OfficePerson } from '../log/log.ts';
import {
  ICONS,
  PREVIEW_PATH,
  previewPage,
  previewPolicy,
  previewThemes,
  type PreviewTheme,
} from './preview-page.ts';
import type { Previews } from './previews.ts';

// What a page of the site loads; nothing else of the development server may be reached.
const ALLOWED = /^\/vorschau(?:$|\/(?!@|src\/|node_modules\/|functions\/|\.\.)[\w./%-]*$)/u;

const NOT_YET =
  'Die Vorschau kann das noch nicht zeigen: Berichtige zuerst, was über dem Formular steht.';

/**
 * Shows drafts: the real pages, rendered from the draft of the person who asks.
 *
 * @param editorOf Who sends a request, by the session; undefined without one.
 */
export function createPreviewApp(
  editing: { readonly draftFolder: (editor: Pick<OfficePerson, 'id'>) => Promise<string> },
  previews: Previews,
  editorOf: (request: Request) => Pick<OfficePerson, 'id'> | undefined,
): Hono {
  const app = new Hono();
  const answer = async (request: Request): Promise<Response> => {
    const editor = editorOf(request);
    if (editor === undefined) return plain('', 401);
    const { pathname, searchParams } = new URL(request.url);
    const isIcons = pathname === PREVIEW_PATH + ICONS;
    const isAllowed = (isIcons || ALLOWED.test(pathname)) && !pathname.includes('..');
    if (!isAllowed || /%2e%2e|%5c/iu.test(pathname)) return plain('', 404);
    const theme = searchParams.get('thema') ?? '';
    searchParams.delete('thema');
    searchParams.delete('fassung');
    const source = searchParams.get('href');
    const contentFolder = await editing.draftFolder(editor);
    if (source !== null && !isPictureOf(contentFolder, source)) return plain('', 404);
    const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
    const found = await previews.ask(editor.id, contentFolder, `${pathname}${query}`);
    if (found === 'unreadable') return plain(NOT_YET, 503);
    const type = found.headers.get('content-type') ?? 'application/octet-stream';
    const headers = { ...HEADERS, 'Content-Type': type };
    if (!type.startsWith('text/html'))
      return new Response(found.body, { status: found.status, headers });
    const page = previewPage(await found.text(), isTheme(theme) ? theme : 'light');
    const policy = { 'Content-Security-Policy': previewPolicy(page) };
    return new Response(page, { status: found.status, headers: { ...headers, ...policy } });
  };
  app.get(PREVIEW_PATH, (context) => answer(context.req.raw));
  app.get(`${PREVIEW_PATH}/*`, (context) => answer(context.req.raw));
  return app;
}

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
