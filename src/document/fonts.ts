import { fontProviders } from 'astro/config';

interface Typeface {
  name: string;
  cssVariable: `--${string}`;
  file: string;
  /** One weight, or the range of a variable typeface. */
  weight: string;
  /** What stands in until the font is there, as a generic family. */
  fallback?: 'serif' | 'sans-serif';
  /** Letters the file is for; without it, all of them. */
  only?: string;
}

const provider = fontProviders.local();

function font({ name, cssVariable, file, weight, fallback, only }: Typeface) {
  const variant = {
    weight,
    style: 'normal' as const,
    src: [`./src/fonts/${file}`] as [string],
  };
  return {
    provider,
    name,
    cssVariable,
    // A font that comes late is kept for the next page: nothing moves while somebody reads.
    display: 'optional' as const,
    fallbacks: fallback ? [fallback] : [],
    optimizedFallbacks: fallback !== undefined,
    ...(only ? { unicodeRange: [only] as [string] } : {}),
    options: { variants: [variant] as [typeof variant] },
  };
}

/** The two typefaces, each with a small file for the capital ß; `scripts/make-fonts.ts` cuts them. */
export const fonts = [
  font({
    name: 'Fraunces',
    cssVariable: '--font-fraunces',
    file: 'fraunces.woff2',
    weight: '600',
    fallback: 'serif',
  }),
  font({
    name: 'Figtree',
    cssVariable: '--font-figtree',
    file: 'figtree.woff2',
    weight: '400 700',
    fallback: 'sans-serif',
  }),
  font({
    name: 'Fraunces Capital Sharp S',
    cssVariable: '--font-fraunces-sharp-s',
    file: 'fraunces-capital-sharp-s.woff2',
    weight: '600',
    only: 'U+1E9E',
  }),
  font({
    name: 'Figtree Capital Sharp S',
    cssVariable: '--font-figtree-sharp-s',
    file: 'figtree-capital-sharp-s.woff2',
    weight: '400 700',
    only: 'U+1E9E',
  }),
];
