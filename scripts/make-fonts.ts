/**
 * Cuts the two typefaces to the characters German needs and writes them to src/fonts.
 * Run it by hand after a change here; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const packageFolder = (name: string) => dirname(require.resolve(`${name}/package.json`));
const fraunces = packageFolder('@fontsource-variable/fraunces');
const figtree = packageFolder('@fontsource-variable/figtree');

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const german = `${ascii}äöüßÄÖÜéèáàçñ„“‚‘’–—…€°×·§«»½¼²³©†\u00a0\u00ad\u202f→↗−•`;
// The capital ß stands in the packages' second file, so it becomes a file of its own
// that a browser fetches only for a page that uses the letter.
const capitalSharpS = 'ẞ';

// Everything set in it has this weight, and one weight takes half the bytes of a range.
const display = { opsz: 72, SOFT: 60, WONK: 0, wght: 600 };
const text = { wght: { min: 400, max: 700 } };

const fonts = [
  {
    from: join(fraunces, 'files/fraunces-latin-full-normal.woff2'),
    to: 'fraunces.woff2',
    letters: german,
    axes: display,
  },
  {
    from: join(fraunces, 'files/fraunces-latin-ext-full-normal.woff2'),
    to: 'fraunces-capital-sharp-s.woff2',
    letters: capitalSharpS,
    axes: display,
  },
  {
    from: join(figtree, 'files/figtree-latin-wght-normal.woff2'),
    to: 'figtree.woff2',
    letters: german,
    axes: text,
  },
  {
    from: join(figtree, 'files/figtree-latin-ext-wght-normal.woff2'),
    to: 'figtree-capital-sharp-s.woff2',
    letters: capitalSharpS,
    axes: text,
  },
];

for (const { from, to, letters, axes } of fonts) {
  const font = await subsetFont(await readFile(from), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(join('src/fonts', to), font);
  console.log(`${to}: ${font.length} bytes`);
}
