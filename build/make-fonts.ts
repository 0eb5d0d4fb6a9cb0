/**
 * Cuts the two typefaces to the characters German needs and writes them to src/fonts.
 * Run it by hand after a change here; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = `${ascii}äöüßÄÖÜéèáàçñ„“‚‘’–—…€°×·§«»½¼²³©†\u00a0\u00ad\u202f→↗−•`;
// The capital ß stands in the packages' second file, so it becomes a file of its own
// that a browser fetches only for a page that uses the letter.
const capitalSharpS = 'ẞ';

const typefaces = [
  // Everything set in it has this weight, and one weight takes half the bytes of a range.
  { id: 'fraunces', cut: 'full', axes: { opsz: 72, SOFT: 60, WONK: 0, wght: 600 } },
  { id: 'figtree', cut: 'wght', axes: { wght: { min: 400, max: 700 } } },
];

for (const { id, cut, axes } of typefaces) {
  const files = [
    { from: `latin-${cut}`, to: `${id}.woff2`, letters: german },
    { from: `latin-ext-${cut}`, to: `${id}-capital-sharp-s.woff2`, letters: capitalSharpS },
  ];
  for (const { from, to, letters } of files) {
    const file = `@fontsource-variable/${id}/files/${id}-${from}-normal.woff2`;
    const font = await subsetFont(await readFile(require.resolve(file)), letters, {
      targetFormat: 'woff2',
      variationAxes: axes,
    });
    await writeFile(join('src/fonts', to), font);
    console.log(`${to}: ${font.length} bytes`);
  }
}
