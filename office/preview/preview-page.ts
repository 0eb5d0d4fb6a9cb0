import { createHash } from 'node:crypto';

/** Address below which previews stand. */
export const PREVIEW_PATH = '/vorschau';

const previewThemes = ['light', 'dark', 'night'] as const;

type PreviewTheme = (typeof previewThemes)[number];

/**
 * The policy of a preview, which is only for looking at: no script runs, only the office may frame it, and only
 * the styles that the development server has written into this page are allowed.
 */
export function previewPolicy(html = ''): string {
  const styles = [...html.matchAll(STYLE)].map(
    ([, css = '']) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "img-src 'self' data:",
    ["style-src 'self'", ...new Set(styles)].join(' '),
    'sandbox allow-same-origin',
  ].join('; ');
}

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/giu;

// The only files that a page names without the base address of the preview.
const SOURCE_FILES = String.raw`/src/(?:ui/icons\.svg|fonts/[\w-]+\.woff2)`;
const OWN_FILE = new RegExp(`(?<=["'])(?=${SOURCE_FILES})`, 'gu');

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/giu;
const PRINTED = /<link\b[^>]*\bprint\.css[^>]*>/giu;
const OWN_LINK = new RegExp(
  `(<a\\b[^>]*\\shref=")/(?!/|${PREVIEW_PATH.slice(1)}(?:[/"?#]|$))`,
  'giu',
);
const DARK = /\(prefers-color-scheme:\s*dark\)/gu;
const LIGHT = /\(prefers-color-scheme:\s*light\)/gu;
// Parts that are rendered late would shift what an editor is looking at.
const DRAWN_LATER = /content-visibility:\s*auto/gu;
// Visitors do without a typeface that comes late; editors wait for it, to see what most visitors see.
const FONT_OPTIONAL = /font-display:\s*optional/gu;
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/**
 * Turns a page of the development server into a preview: without scripts and print styles, with links that stay in the
 * preview, and in the given theme, whatever the editor's system prefers.
 */
export function previewPage(html: string, theme: PreviewTheme): string {
  const isDark = theme === 'dark';
  return html
    .replace(SCRIPT, '')
    .replace(PRINTED, '')
    .replace(OWN_FILE, PREVIEW_PATH)
    .replace(FONT_OPTIONAL, 'font-display: swap')
    .replace(OWN_LINK, `$1${PREVIEW_PATH}/`)
    .replace(DRAWN_LATER, 'content-visibility: visible')
    .replace(DARK, isDark ? ALWAYS : NEVER)
    .replace(LIGHT, isDark ? NEVER : ALWAYS)
    .replace(/<html\b/u, theme === 'night' ? '<html data-theme="night"' : '<html');
}

// What a page of the site loads; nothing else of the development server may be reached.
const ALLOWED_FILE = new RegExp(`^${PREVIEW_PATH}${SOURCE_FILES}$`, 'u');
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
    const isAllowed =
      (ALLOWED_FILE.test(pathname) || ALLOWED.test(pathname)) && !pathname.includes('..');
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
