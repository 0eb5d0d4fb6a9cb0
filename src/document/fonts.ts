import { fontProviders } from 'astro/config';

const provider = fontProviders.local();

function font(name: string, id: string, weight: string) {
  const src: [string] = [`./src/fonts/${id}.woff2`];
  const variant = { weight, style: 'normal' as const, src };
  return {
    provider,
    name,
    // A font that comes late is used from the next page on: nothing moves while somebody reads.
    display: 'optional' as const,
    options: { variants: [variant] as [typeof variant] },
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
const typeface = (name: string, id: string, weight: string) => [
  {
    ...font(name, id, weight),
    cssVariable: `--font-${id}` as const,
  },
  {
    ...font(`${name} Capital Sharp S`, `${id}-capital-sharp-s`, weight),
    cssVariable: `--font-${id}-sharp-s` as const,
    unicodeRange: ['U+1E9E'] as [string],
  },
];

/** The two typefaces; `scripts/make-fonts.ts` cuts their files. */
export const fonts = [
  ...typeface('Fraunces', 'fraunces', '600'),
  ...typeface('Figtree', 'figtree', '400 700'),
];
