import type { AstroIntegration } from 'astro';

/** Adds the catalogue of parts and a page that fails on purpose; never part of a production build. */
export function catalogueIntegration(): AstroIntegration {
  return {
    name: 'catalogue',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: '/katalog', entrypoint: './src/catalogue/catalogue.astro' });
        injectRoute({
          pattern: '/katalog/fehler',
          entrypoint: './src/catalogue/failing-page.astro',
        });
      },
    },
  };
}
