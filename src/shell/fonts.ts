import { fontProviders, type AstroUserConfig } from 'astro/config';

const variable = (file: string) =>
  [{ weight: '400 700', style: 'normal' as const, src: [`./src/fonts/${file}`] as [string] }] as const;

const provider = fontProviders.local();
// A font that comes late is kept for the next page: nothing moves while somebody reads.
const display = 'optional' as const;
const capitalSharpS = { unicodeRange: ['U+1E9E'] as [string], fallbacks: [], optimizedFallbacks: false, display };

/** The two typefaces; `scripts/make-fonts.ts` cuts the files. */
export const fonts = [
  {
    provider,
    display,
    name: 'Fraunces',
    cssVariable: '--font-fraunces',
    fallbacks: ['serif'],
    options: { variants: [...variable('fraunces.woff2')] },
  },
  {
    provider,
    display,
    name: 'Figtree',
    cssVariable: '--font-figtree',
    fallbacks: ['sans-serif'],
    options: { variants: [...variable('figtree.woff2')] },
  },
  {
    provider,
    ...capitalSharpS,
    name: 'Fraunces Capital Sharp S',
    cssVariable: '--font-fraunces-sharp-s',
    options: { variants: [...variable('fraunces-capital-sharp-s.woff2')] },
  },
  {
    provider,
    ...capitalSharpS,
    name: 'Figtree Capital Sharp S',
    cssVariable: '--font-figtree-sharp-s',
    options: { variants: [...variable('figtree-capital-sharp-s.woff2')] },
  },
] satisfies AstroUserConfig['fonts'];
