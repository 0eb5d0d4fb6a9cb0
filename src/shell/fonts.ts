import { fontProviders } from 'astro/config';

interface Typeface {
  name: string;
  cssVariable: `--${string}`;
  file: string;
  /** What stands in until the font is there, as a generic family. */
  fallback?: 'serif' | 'sans-serif';
  /** Letters the file is for; without it, all of them. */
  only?: string;
}

const provider = fontProviders.local();

function font({ name, cssVariable, file, fallback, only }: Typeface) {
  const variant = {
    weight: '400 700',
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
    fallback: 'serif',
  }),
  font({
    name: 'Figtree',
    cssVariable: '--font-figtree',
    file: 'figtree.woff2',
    fallback: 'sans-serif',
  }),
  font({
    name: 'Fraunces Capital Sharp S',
    cssVariable: '--font-fraunces-sharp-s',
    file: 'fraunces-capital-sharp-s.woff2',
    only: 'U+1E9E',
  }),
  font({
    name: 'Figtree Capital Sharp S',
    cssVariable: '--font-figtree-sharp-s',
    file: 'figtree-capital-sharp-s.woff2',
    only: 'U+1E9E',
  }),
];
