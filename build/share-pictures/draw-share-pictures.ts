import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { hashSources } from '../../scripts/source-hash.mjs';
import { createWriter } from './letters.ts';
import { HEIGHT, placeTitle, surroundingsSvg, titleLines, WIDTH } from './share-picture-svg.ts';
import { createMeasure, openTypeface } from './typeface.ts';

export interface SharePicture {
  readonly title: string;
  /** Absolute path of the JPEG to write. */
  readonly file: string;
}

export interface DrawingChoices {
  readonly brandName: string;
  /** Path of the picture behind the words. */
  readonly background: string;
  /** Where finished pictures are kept from one build to the next. */
  readonly cacheFolder: string;
}

// Tables of its own for every picture would save three percent of its bytes and take twice the time.
const JPEG = { quality: 82, optimiseCoding: false };
// Encoding runs on Node's four threads.
const AT_ONCE = 4;

/**
 * Writes the share pictures, JPEG of 1200×630 pixels.
 *
 * @returns how many had to be drawn, because no earlier build had left them.
 */
export async function drawSharePictures(
  pictures: readonly SharePicture[],
  choices: DrawingChoices,
): Promise<number> {
  const kept = await keptPictures(pictures, choices);
  const missing = kept.filter(({ source }) => !existsSync(source));
  await drawAll(missing, choices);
  await pLimit(AT_ONCE).map(kept, async ({ source, file }) => {
    await mkdir(dirname(file), { recursive: true });
    await copyFile(source, file);
  });
  return missing.length;
}

interface KeptPicture extends SharePicture {
  /** Path of the finished picture in the cache; its name says everything that it was made from. */
  readonly source: string;
}

async function keptPictures(
  pictures: readonly SharePicture[],
  { brandName, background, cacheFolder }: DrawingChoices,
): Promise<KeptPicture[]> {
  const ground = createHash('sha256')
    .update(await readFile(background))
    .digest('hex');
  const code = hashSources(import.meta.dirname, ['.', '../../../src/fonts/fraunces.woff2'], {});
  return pictures.map(({ title, file }) => {
    const parts = JSON.stringify([ground, code, brandName, title]);
    const name = createHash('sha256').update(parts).digest('hex');
    return { title, file, source: join(cacheFolder, `${name}.jpg`) };
  });
}

async function drawAll(
  pictures: readonly KeptPicture[],
  { brandName, background, cacheFolder }: DrawingChoices,
): Promise<void> {
  if (pictures.length === 0) return;
  await mkdir(cacheFolder, { recursive: true });
  const font = await openTypeface();
  const type = { font, measure: createMeasure(font) };
  const write = createWriter(font);
  // All titles of as many lines in the same size stand on the same ground.
  const grounds = new Map<number, Promise<Buffer>>();
  await pLimit(AT_ONCE).map(pictures, async ({ title, source }) => {
    const placed = placeTitle(type, title);
    const ground = await grounds.getOrInsertComputed(placed.bottom, (bottom) =>
      drawGround(background, surroundingsSvg(font, brandName, bottom)),
    );
    const picture = Buffer.from(ground);
    for (const line of titleLines(placed)) await write({ data: picture, width: WIDTH }, line);
    const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
    await writeFile(source, await sharp(picture, { raw }).jpeg(JPEG).toBuffer());
  });
}

function drawGround(background: string, surroundings: string): Promise<Buffer> {
  return sharp(background)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(surroundings) }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
