import { fontProviders } from 'astro/config';

const provider = fontProviders.local();

/**
 * What a font does that comes late. `optional`: it is used from the next page on, and nothing moves while
 * somebody reads. `swap`: it is always used in the end.
 */
type FontDisplay = 'optional' | 'swap';

function font(display: FontDisplay, name: string, id: string, weight: string) {
  const src: [string] = [`./src/fonts/${id}.woff2`];
  const variant = { weight, style: 'normal' as const, src };
  return {
    provider,
    name,
    display,
    options: { variants: [variant] satisfies [typeof variant] },
    // styles/fallback-fonts.css has our own, measured in our words.
    fallbacks: [],
    optimizedFallbacks: false,
  };
}

/**
 * A typeface and its capital ß, which is a small file of its own.
 *
 * @param weight One weight, or the range of a variable typeface.
 */
const typeface = (display: FontDisplay, name: string, id: string, weight: string) => [
  {
    ...font(display, name, id, weight),
    cssVariable: `--font-${id}` as const,
  },
  {
    ...font(display, `${name} Capital Sharp S`, `${id}-capital-sharp-s`, weight),
    cssVariable: `--font-${id}-sharp-s` as const,
    unicodeRange: ['U+1E9E'] satisfies [string],
  },
];

/** The two typefaces; `build/make-fonts.ts` cuts their files. */
export const fonts = (display: FontDisplay) => [
  ...typeface(display, 'Fraunces', 'fraunces', '600'),
  ...typeface(display, 'Figtree', 'figtree', '400 700'),
];
