import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { builtPages, documentOf, type BuiltPage } from './built-pages.ts';

interface Measure {
  readonly file: string;
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

const DIST = process.argv[2] ?? 'dist';

// The first flight of a new TCP connection: ten segments of 1,460 bytes.
const PAGE_BYTES = 14_600;
const LONG_TEXT_BYTES = 24_000;
const LONG_TEXTS =
  /^\/(?:blog\/(?!seite\/|kategorie\/)[^/]+|agb|barrierefreiheit|datenschutz|impressum)$/;
const INLINE_SCRIPT_BYTES = 2048;
const FONT_BYTES = 60_000;

const measures = [...builtPages(DIST).flatMap(measurePage), measureFonts()];
console.table(
  measures.map(({ file, what, bytes, limit }) => ({
    file,
    what,
    bytes,
    limit,
    left: limit - bytes,
  })),
);
const tooLarge = measures.filter(({ bytes, limit }) => bytes > limit);
for (const { file, what, bytes, limit } of tooLarge) {
  console.error(
    `${file}: ${what} is ${bytes} bytes, but may be at most ${limit}; make it smaller.`,
  );
}
process.exitCode = tooLarge.length === 0 ? 0 : 1;

function measurePage(page: BuiltPage): Measure[] {
  const scripts = [...documentOf(page).querySelectorAll('script')];
  const isCode = (type: string | null) => type === null || type === '' || type === 'module';
  const inline = scripts.filter((script) => isCode(script.getAttribute('type')));
  const external = documentOf(page).querySelectorAll('script[src], link[rel=modulepreload]');
  const { route: file } = page;
  return [
    {
      file,
      what: 'HTML with its styles, brotli',
      bytes: brotliBytes(page),
      limit: LONG_TEXTS.test(file) ? LONG_TEXT_BYTES : PAGE_BYTES,
    },
    {
      file,
      what: 'inline script',
      bytes: inline.reduce((sum, { textContent }) => sum + Buffer.byteLength(textContent), 0),
      limit: INLINE_SCRIPT_BYTES,
    },
    {
      file,
      what: 'external script before the page is usable',
      bytes: [...external].reduce((sum, element) => sum + sizeOf(addressIn(element)), 0),
      limit: 0,
    },
  ];
}

function measureFonts(): Measure {
  const { files } = readBuildManifest(DIST);
  const fonts = Object.values(files).filter(({ file }) => file.endsWith('.woff2'));
  const bytes = fonts.reduce((sum, font) => sum + font.bytes, 0);
  if (fonts.length === 0) throw new Error(`${DIST} holds no fonts; build the site first.`);
  return {
    file: `${fonts.length} font files`,
    what: 'fonts of the whole site',
    bytes,
    limit: FONT_BYTES,
  };
}

function brotliBytes({ file, html }: BuiltPage): number {
  const packed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return packed?.size ?? brotliCompressSync(html).length;
}

function addressIn(element: { getAttribute: (name: string) => string | null }): string {
  return element.getAttribute('src') ?? element.getAttribute('href') ?? '';
}

// A script from elsewhere cannot be weighed here; any number above 0 breaks the limit.
function sizeOf(address: string): number {
  const stored = readBuildManifest(DIST).files[address];
  return stored ? readFileSync(join(DIST, 'client', stored.file)).length : 1;
}
