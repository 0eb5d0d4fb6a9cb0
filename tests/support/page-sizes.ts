import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { builtPages, documentOf, type BuiltPage } from './built-pages.ts';

/** The most that the example content may weigh, in bytes as they travel. */
export const BYTE_BUDGETS = {
  page: 18_000,
  landingPage: 20_480,
  /** Articles and legal texts say more than the rest. */
  longText: 26_000,
  inlineScript: 3_000,
  /** External script before the page is usable. */
  blockingScript: 0,
  /** Fonts of the whole site. */
  fonts: 60_000,
  /** Pictures that a phone fetches for the landing page before somebody scrolls. */
  pictures: 110_000,
} as const;

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
 * @param dist Such as `dist-example`.
 * @throws Error when the build is missing or has no fonts.
 */
export function measureSizes(dist: string): readonly Measure[] {
  return [...builtPages(dist).flatMap((page) => measurePage(dist, page)), measureFonts(dist)];
}

/** What the HTML of a route may weigh as brotli. */
function pageLimit(route: string): number {
  if (route === '/') return BYTE_BUDGETS.landingPage;
  return LONG_TEXTS.test(route) ? BYTE_BUDGETS.longText : BYTE_BUDGETS.page;
}

function measurePage(dist: string, page: BuiltPage): Measure[] {
  const document = documentOf(page);
  const isCode = (type: string | null) => type === null || type === '' || type === 'module';
  const inline = [...document.querySelectorAll('script')]
    .filter((script) => isCode(script.getAttribute('type')))
    .reduce((sum, { textContent }) => sum + Buffer.byteLength(textContent), 0);
  const external = [...document.querySelectorAll('script[src], link[rel=modulepreload]')]
    .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    .reduce((sum, address) => sum + sizeOf(dist, address), 0);
  const file = page.route;
  const { inlineScript, blockingScript } = BYTE_BUDGETS;
  return [
    { file, what: 'page', bytes: brotliBytes(page), limit: pageLimit(file) },
    { file, what: 'inline script', bytes: inline, limit: inlineScript },
    { file, what: 'external script', bytes: external, limit: blockingScript },
  ];
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

// A script from elsewhere cannot be weighed here; any number above 0 breaks the limit.
function sizeOf(dist: string, address: string): number {
  const stored = readBuildManifest(dist).files[address];
  return stored ? readFileSync(join(dist, 'client', stored.file)).length : 1;
}
