/**
 * Draws the icons for home screens and search results from `public/favicon.svg`.
 * Run it by hand after a change to the drawing; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const drawing = await readFile('public/favicon.svg', 'utf8');
const withoutCorners = drawing.replace(' rx="9"', '');
if (withoutCorners === drawing)
  throw new Error('favicon.svg has no rounded ground any more; adapt this.');
// A mask may cut to a circle of 80 % (W3C Web App Manifest), so the moon becomes smaller.
const forMasks = withoutCorners.replace('<path ', '<path transform="translate(4 4) scale(.75)" ');

const icons = [
  { file: 'icon-192.png', pixels: 192, svg: drawing },
  { file: 'icon-512.png', pixels: 512, svg: drawing },
  { file: 'icon-maskable-512.png', pixels: 512, svg: forMasks },
  // Apple rounds the corners by itself and shows black where the picture is transparent.
  { file: 'apple-touch-icon.png', pixels: 180, svg: withoutCorners },
];

for (const { file, pixels, svg } of icons) {
  const density = (72 * pixels) / 32;
  const png = await sharp(Buffer.from(svg), { density })
    .resize(pixels)
    .png({ palette: true })
    .toBuffer();
  await writeFile(join('public', file), png);
  console.log(`${file}: ${png.length} bytes`);
}
