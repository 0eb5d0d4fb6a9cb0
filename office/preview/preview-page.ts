import { createHash } from 'node:crypto';

/** Address below which previews stand. */
export const PREVIEW_PATH = '/vorschau';

export const previewThemes = ['light', 'dark', 'night'] as const;

export type PreviewTheme = (typeof previewThemes)[number];

/**
 * A preview shows and does nothing: no script runs in it, only the office may frame it, and only the styles
 * that the development server has written into this page count.
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

// The one file of the program that a page names without the address that the preview stands below.
export const ICONS = '/src/ui/icons.svg';

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script\s*>/giu;
const PRINTED = /<link\b[^>]*\bprint\.css[^>]*>/giu;
const OWN_LINK = new RegExp(
  `(<a\\b[^>]*\\shref=")/(?!/|${PREVIEW_PATH.slice(1)}(?:[/"?#]|$))`,
  'giu',
);
const DARK = /\(prefers-color-scheme:\s*dark\)/gu;
const LIGHT = /\(prefers-color-scheme:\s*light\)/gu;
// Parts that are drawn later would move the place that an editor looks at.
const DRAWN_LATER = /content-visibility:\s*auto/gu;
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/**
 * A page of the development server as a preview: without its scripts and what is for paper, with links that stay in the
 * preview, and in a theme whatever the system of the editor prefers.
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
