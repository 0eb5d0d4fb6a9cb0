import type { Font, Glyph } from 'fontkit';
import sharp from 'sharp';
import { placeGlyphs } from './typeface.ts';

/** Pixels of red, green and blue, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
}

/** One line of text; its baseline starts at x, y. Measures in pixels. */
export interface Line {
  readonly text: string;
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/** How densely a letter covers the pixels around the point where its baseline starts, 0 to 255. */
interface Letter {
  readonly coverage: Buffer;
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

// Letters stand on halves of pixels, which nobody sees in letters of 40 pixels and more.
const STEPS = 2;

/**
 * Returns a function that writes lines in white over pixels. Each letter is drawn once in each size:
 * drawing is the slow part, and all titles are set in the same few dozen letters.
 */
export function createWriter(font: Font): (pixels: Pixels, line: Line) => Promise<void> {
  const letters = new Map<string, Promise<Letter>>();
  return async (pixels, { text, size, x, y }) => {
    const scale = size / font.unitsPerEm;
    for (const { glyph, x: offset } of placeGlyphs(font, text)) {
      if (glyph.path.commands.length === 0) continue;
      const steps = Math.round((x + offset * scale) * STEPS);
      const part = (steps % STEPS) / STEPS;
      const key = [glyph.id, size, part].join(' ');
      const letter = await letters.getOrInsertComputed(key, () => drawLetter(glyph, scale, part));
      lay(pixels, letter, Math.floor(steps / STEPS), Math.round(y));
    }
  };
}

async function drawLetter({ bbox, path }: Glyph, scale: number, part: number): Promise<Letter> {
  const left = Math.floor(part + bbox.minX * scale);
  const top = Math.floor(-bbox.maxY * scale);
  const width = Math.ceil(part + bbox.maxX * scale) - left;
  const height = Math.ceil(-bbox.minY * scale) - top;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">
<path transform="translate(${part}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>
</svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { coverage, left, top, width };
}

function lay({ data, width }: Pixels, letter: Letter, x: number, y: number): void {
  let at = 0;
  for (let row = y + letter.top; at < letter.coverage.length; row += 1) {
    const start = row * width + x + letter.left;
    for (let pixel = start; pixel < start + letter.width; pixel += 1, at += 1) {
      const covered = letter.coverage[at];
      if (!covered) continue;
      for (let channel = pixel * 3; channel < pixel * 3 + 3; channel += 1) {
        const value = data[channel] ?? 0;
        data[channel] = value + ((255 - value) * covered) / 255;
      }
    }
  }
}
