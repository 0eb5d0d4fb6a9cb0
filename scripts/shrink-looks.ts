/**
 * Packs the pictures in `tests/looks/pictures/` into a palette of 128 colours, which takes a fifth of the
 * room that a browser needs; what is lost is less than the comparison allows. Part of `npm run looks`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/looks/pictures';

let total = 0;
for (const name of await readdir(FOLDER)) {
  const file = join(FOLDER, name);
  const before = await readFile(file);
  const packed = await sharp(before)
    .removeAlpha()
    .png({ palette: true, colours: 128, dither: 0, effort: 10 })
    .toBuffer();
  if (packed.length < before.length) await writeFile(file, packed);
  total += Math.min(packed.length, before.length);
}
console.log(`${FOLDER}: ${String(total)} bytes`);
