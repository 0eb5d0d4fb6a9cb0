/**
 * Draws the icons of `src/lib/icon-names.ts` into one file, `src/ui/icons.svg`, and those for home screens and search
 * results from `public/favicon.svg`. Run it by hand after a change to names or drawing; the results are committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { icons } from 'lucide';
import sharp from 'sharp';
import { iconNames, type IconName } from '#lib/icon-names.ts';

// Where our word for an icon is not Lucide's.
const LUCIDE_NAMES: Partial<Record<IconName, keyof typeof icons>> = {
  calendar: 'CalendarDays',
  chart: 'ChartColumn',
  chat: 'MessagesSquare',
  close: 'X',
  message: 'MessageCircle',
  notebook: 'NotebookPen',
  shield: 'ShieldCheck',
};

const symbols = iconNames.map((name) => {
  const pascalCase = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  // Lucide names most of them alike, and the next line fails for one that is missing.
  const shapes = icons[LUCIDE_NAMES[name] ?? (pascalCase as keyof typeof icons)].map(
    ([shape, attributes]) => {
      const written = Object.entries(attributes).map(([key, value]) => `${key}="${String(value)}"`);
      return `<${shape} ${written.join(' ')}/>`;
    },
  );
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
});
// Five stars of 20 units each, for `ui/rating.tsx`.
const star = 'm20 0l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z';
const stars = `<path id="stars" d="M-10 1.6${star.repeat(5)}"/>`;
await writeFile(
  'src/ui/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols, stars].join('\n')}</svg>\n`,
);

const drawing = await readFile('public/favicon.svg', 'utf8');
const withoutCorners = drawing.replace(' rx="9"', '');
if (withoutCorners === drawing)
  throw new Error('favicon.svg has no rounded ground any more; adapt this.');
// A mask may cut to a circle of 80 % (W3C Web App Manifest), so the moon becomes smaller.
const forMasks = withoutCorners.replace('<path ', '<path transform="translate(4 4) scale(.75)" ');

const pictures = [
  { file: 'icon-192.png', pixels: 192, svg: drawing },
  { file: 'icon-512.png', pixels: 512, svg: drawing },
  { file: 'icon-maskable-512.png', pixels: 512, svg: forMasks },
  // Apple rounds the corners by itself and shows black where the picture is transparent.
  { file: 'apple-touch-icon.png', pixels: 180, svg: withoutCorners },
];

for (const { file, pixels, svg } of pictures) {
  const density = (72 * pixels) / 32;
  const png = await sharp(Buffer.from(svg), { density })
    .resize(pixels)
    .png({ palette: true })
    .toBuffer();
  await writeFile(join('public', file), png);
  console.log(`${file}: ${png.length} bytes`);
}
