import type { Font } from 'fontkit';
import type { Line } from './letters.ts';
import { setTitle, type Measure, type SetTitle } from './set-title.ts';
import { placeGlyphs, spelledWith } from './typeface.ts';

/** What the large networks show without cutting. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const LEFT = 80;
// The moon of the background stands to the right of this.
const WIDEST = 840;
const BRAND_SIZE = 34;
const BRAND_BASELINE = 104;
const TITLE_TOP = 150;
const LINE_HEIGHT = 1.16;
const MOON = 'M20.4 14.7A9 9 0 1 1 9.9 2.6a7.4 7.4 0 0 0 10.5 12.1z';

/** A title as it stands on a picture. */
export interface PlacedTitle extends SetTitle {
  /** Baseline of its last line. */
  readonly bottom: number;
}

/** Breaks a title into lines; what the typeface lacks is left out. Measures in pixels. */
export function placeTitle(type: { font: Font; measure: Measure }, title: string): PlacedTitle {
  const set = setTitle(spelledWith(type.font, title), WIDEST, type.measure);
  return { ...set, bottom: baselineOf(set, set.lines.length - 1) };
}

/** The lines of a title, one below the other. */
export const titleLines = (title: PlacedTitle): Line[] =>
  title.lines.map((text, at) => ({ text, size: title.size, x: LEFT, y: baselineOf(title, at) }));

/**
 * What lies between the background and a title that ends at `bottom`: shade, moon and brand. The brand
 * as outlines, so that no machine needs our fonts to draw it.
 */
export function surroundingsSvg(font: Font, brandName: string, bottom: number): string {
  const brand = lineSvg(font, spelledWith(font, brandName), BRAND_SIZE, LEFT + 48, BRAND_BASELINE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${shadeSvg(bottom)}
<path fill="#f4a26b" transform="translate(${LEFT - 4} 70) scale(1.75)" d="${MOON}"/>
<g fill="#f8f3ea">${brand}</g>
</svg>`;
}

const baselineOf = ({ size }: SetTitle, line: number) =>
  TITLE_TOP + size + line * size * LINE_HEIGHT;

// What lies between the sky and the words, fading out to the right and below the last line.
function shadeSvg(lastBaseline: number): string {
  const fadesFrom = lastBaseline / HEIGHT;
  return `<defs>
<linearGradient id="shade"><stop offset=".3" stop-color="#1b0f33" stop-opacity=".6"/><stop offset=".85" stop-color="#1b0f33" stop-opacity="0"/></linearGradient>
<linearGradient id="fade" x2="0" y2="1"><stop offset="${fadesFrom}" stop-color="#ffffff"/><stop offset="${fadesFrom + 0.2}"/></linearGradient>
<mask id="upper"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask>
</defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#shade)" mask="url(#upper)"/>`;
}

function lineSvg(font: Font, text: string, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const glyphs = placeGlyphs(font, text).map(
    ({ glyph, x: offset }) => `<path transform="translate(${offset})" d="${glyph.path.toSVG()}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
