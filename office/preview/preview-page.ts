import { createHash } from 'node:crypto';

/** Address below which previews stand. */
export const PREVIEW_PATH = '/vorschau';

export const previewThemes = ['light', 'dark', 'night'] as const;

export type PreviewTheme = (typeof previewThemes)[number];

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

// The only file that a page names without the base address of the preview.
export const ICONS = '/src/ui/icons.svg';

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
    .replaceAll(`"${ICONS}`, `"${PREVIEW_PATH}${ICONS}`)
    .replace(OWN_LINK, `$1${PREVIEW_PATH}/`)
    .replace(DRAWN_LATER, 'content-visibility: visible')
    .replace(DARK, isDark ? ALWAYS : NEVER)
    .replace(LIGHT, isDark ? NEVER : ALWAYS)
    .replace(/<html\b/u, theme === 'night' ? '<html data-theme="night"' : '<html');
}
