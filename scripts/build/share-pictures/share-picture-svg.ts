import type { Font } from 'fontkit';
import { setTitle, type Measure } from './set-title.ts';
import { outlinesOf, spelledWith } from './typeface.ts';

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

/**
 * Brand and title as outlines, to lie over the background: no machine needs our fonts to draw them.
 * Measures in pixels.
 */
export function sharePictureSvg(
  { font, measure }: { font: Font; measure: Measure },
  brandName: string,
  title: string,
): string {
  const { lines, size } = setTitle(spelledWith(font, title), WIDEST, measure);
  const baseline = (at: number) => TITLE_TOP + size + at * size * LINE_HEIGHT;
  const titleLines = lines.map((line, at) => lineSvg(font, line, size, LEFT, baseline(at)));
  const brand = lineSvg(font, spelledWith(font, brandName), BRAND_SIZE, LEFT + 48, BRAND_BASELINE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
${shadeSvg(baseline(lines.length - 1))}
<path fill="#f4a26b" transform="translate(${LEFT - 4} 70) scale(1.75)" d="${MOON}"/>
<g fill="#f8f3ea">${brand}</g>
<g fill="#ffffff">${titleLines.join('')}</g>
</svg>`;
}

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
  const glyphs = outlinesOf(font, text).map(
    ({ path, x: offset }) => `<path transform="translate(${offset})" d="${path}"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
