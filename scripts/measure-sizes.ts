import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { builtPages, documentOf, type BuiltPage } from './built-pages.ts';
import { BYTE_BUDGETS } from './byte-budgets.ts';

export interface Measure {
  readonly file: string;
  readonly what: 'page' | 'inline script' | 'external script' | 'fonts';
  readonly bytes: number;
  readonly limit: number;
}

const LONG_TEXTS =
  /^\/(?:blog\/(?!seite\/|kategorie\/)[^/]+|agb|barrierefreiheit|datenschutz|impressum)$/;

/**
 * Weighs every finished page and the fonts of a build. A page is its HTML with its styles as brotli;
 * external script is what it loads before it is usable.
 *
 * @param dist Such as `dist`.
 * @throws Error when the build is missing or has no fonts.
 */
export function measureSizes(dist: string): readonly Measure[] {
  return [...builtPages(dist).flatMap((page) => measurePage(dist, page)), measureFonts(dist)];
}

function measurePage(dist: string, page: BuiltPage): Measure[] {
  const scripts = [...documentOf(page).querySelectorAll('script')];
  const isCode = (type: string | null) => type === null || type === '' || type === 'module';
  const inline = scripts.filter((script) => isCode(script.getAttribute('type')));
  const external = documentOf(page).querySelectorAll('script[src], link[rel=modulepreload]');
  const { route: file } = page;
  return [
    { file, what: 'page', bytes: brotliBytes(page), limit: pageLimit(file) },
    {
      file,
      what: 'inline script',
      bytes: inline.reduce((sum, { textContent }) => sum + Buffer.byteLength(textContent), 0),
      limit: BYTE_BUDGETS.inlineScript,
    },
    {
      file,
      what: 'external script',
      bytes: [...external].reduce((sum, element) => sum + sizeOf(dist, addressIn(element)), 0),
      limit: BYTE_BUDGETS.blockingScript,
    },
  ];
}

/** What the HTML of a route may weigh as brotli. */
export function pageLimit(route: string): number {
  return LONG_TEXTS.test(route) ? BYTE_BUDGETS.longText : BYTE_BUDGETS.page;
}

function measureFonts(dist: string): Measure {
  const { files } = readBuildManifest(dist);
  const fonts = Object.values(files).filter(({ file }) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  if (fonts.length === 0) throw new Error(`${dist} holds no fonts; build the site first.`);
  return { file: `${fonts.length} font files`, what: 'fonts', bytes, limit: BYTE_BUDGETS.fonts };
}

function brotliBytes({ file, html }: BuiltPage): number {
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return packed?.size ?? brotliCompressSync(html).length;
}

function addressIn(element: { getAttribute: (name: string) => string | null }): string {
  return element.getAttribute('src') ?? element.getAttribute('href') ?? '';
}

// A script from elsewhere cannot be weighed here; any number above 0 breaks the limit.
function sizeOf(dist: string, address: string): number {
  const stored = readBuildManifest(dist).files[address];
  return stored ? readFileSync(join(dist, 'client', stored.file)).length : 1;
}
