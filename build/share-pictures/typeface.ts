import { readFile } from 'node:fs/promises';
import { create, type Font, type Glyph } from 'fontkit';
import subsetFont from 'subset-font';

const FILE = new URL('../../src/fonts/fraunces.woff2', import.meta.url);

/** Every character up to the arrows and signs that our fonts are cut to. */
const LETTERS = Array.from({ length: 0x2300 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));

/** The typeface of the headings. */
export async function openTypeface(): Promise<Font> {
  const plain = await subsetFont(await readFile(FILE), LETTERS.join(''), {
    targetFormat: 'sfnt',
  });
  const font = create(plain);
  if (!('layout' in font)) throw new Error(`${FILE.pathname} holds more than one font.`);
  return font;
}

/** Measures texts, in pixels at a size in pixels. Every word is laid out once: that is the slow part. */
export function createMeasure(font: Font): (text: string, size: number) => number {
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
    known.set(word, width);
    return width;
  };
  return (text, size) => {
    const words = text.split(' ');
    const letters = words.reduce((sum, word) => sum + widthOf(word), 0);
    return (letters + (words.length - 1) * widthOf(' ')) * size;
  };
}

/** The letters of one line, each with the distance from its start in units of the font. */
export function placeGlyphs(font: Font, text: string): { glyph: Glyph; x: number }[] {
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  return glyphs.map((glyph, at) => {
    const position = positions[at];
    const placed = { glyph, x: x + (position?.xOffset ?? 0) };
    x += position?.xAdvance ?? glyph.advanceWidth;
    return placed;
  });
}

/** The text with what the typeface lacks replaced by its plain letter, or left out. */
export function spelledWith(font: Font, text: string): string {
  const isKnown = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const known = (letters: string) => Array.from(letters).filter(isKnown).join('');
  const plain = (letter: string) => letter.normalize('NFD').replaceAll(/\p{Mark}/gu, '');
  return Array.from(text.replaceAll('\u00AD', '').replaceAll('ẞ', 'SS'))
    .map((letter) => known(letter) || known(plain(letter)))
    .join('');
}
