/**
 * Packs the pictures in `tests/looks/pictures/` as tightly as PNG can without losing a pixel: a browser
 * packs for speed, which takes three times the room. Part of `npm run looks`.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = 'tests/looks/pictures';

let total = 0;
for (const name of await readdir(FOLDER)) {
  const file = join(FOLDER, name);
  const before = await readFile(file);
  const packed = await sharp(before).removeAlpha().png({ compressionLevel: 9 }).toBuffer();
  if (packed.length < before.length) await writeFile(file, packed);
  total += Math.min(packed.length, before.length);
}
console.log(`${FOLDER}: ${String(total)} bytes`);
