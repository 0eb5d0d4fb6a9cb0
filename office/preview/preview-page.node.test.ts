import { expect, test } from 'vitest';
import { previewPage, previewPolicy } from './preview-page.ts';

const page = [
  '<!doctype html><html lang="de"><head><style>@media (prefers-color-scheme: dark){a{}}</style>',
  '<script type="module" src="/vorschau/@vite/client"></script><script>alert(1)</script ></head>',
  '<a class="x" href="/preise#kosten">Preise</a><a href="https://app.example/">App</a>',
  '<a href="//evil.example">?</a><a href="/vorschau/team">Team</a><a href="/">Start</a></html>',
].join('');

test('a preview has no script and its links stay in it', () => {
  const preview = previewPage(page, 'light');
  expect(preview).not.toContain('<script');
  expect(preview).not.toContain('alert');
  const links = [...preview.matchAll(/href="([^"]*)"/gu)].map(([, href]) => href);
  expect(links).toEqual([
    '/vorschau/preise#kosten',
    'https://app.example/',
    '//evil.example',
    '/vorschau/team',
    '/vorschau/',
  ]);
});

test('nothing in a preview is for paper or drawn later', () => {
  const link = '<link rel="stylesheet" media="print" href="/src/styles/print.css">';
  const preview = previewPage(`${link}<style>p{content-visibility: auto}</style>`, 'light');
  expect(preview).toBe('<style>p{content-visibility: visible}</style>');
});

test('icons and typefaces come by way of the preview, however late', () => {
  const font = "src: url('/src/fonts/figtree.woff2?no-inline'); font-display: optional";
  expect(previewPage(font, 'light')).toBe(
    "src: url('/vorschau/src/fonts/figtree.woff2?no-inline'); font-display: swap",
  );
  const use = '<use href="/src/ui/icons.svg?no-inline#sun"></use>';
  expect(previewPage(use, 'light')).toContain('href="/vorschau/src/ui/icons.svg?no-inline#sun"');
});

test('a preview has its theme whatever the system prefers', () => {
  expect(previewPage(page, 'dark')).toContain('@media (min-width: 0){');
  expect(previewPage(page, 'light')).toContain('@media (max-width: 0){');
  expect(previewPage(page, 'night')).toContain('<html data-theme="night" lang="de">');
});

test('the policy of a preview allows its own styles and nothing unsafe', () => {
  const policy = previewPolicy('<style>p{}</style><style media="all">a{}</style>');
  const [, styles = ''] = /style-src ([^;]*)/u.exec(policy) ?? [];
  expect(styles.split(' ')).toHaveLength(3);
  expect(policy).not.toContain('unsafe');
  expect(previewPolicy()).toContain("style-src 'self';");
});
