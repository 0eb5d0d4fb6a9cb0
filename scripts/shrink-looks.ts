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
  const after = await packed(before);
  if (after !== before) await writeFile(file, after);
  total += after.length;
}

console.log(`${FOLDER}: ${String(total)} bytes`);

/** Packing what is packed already would change it for nothing. */
async function packed(picture: Buffer): Promise<Buffer> {
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette) return picture;
  return sharp(picture)
    .removeAlpha()
    .png({ palette: true, colours: 128, dither: 0, effort: 10 })
    .toBuffer();
}
