import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds scripts that a page loads by address and only when it needs them. Astro's own islands cannot
 * do that within the budget of inline script: their loader alone is 4.4 KB in every page.
 *
 * @param islands Source file from the project folder, by the address it gets.
 */
export function islandPlugin(islands: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'islands',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      for (const [address, source] of Object.entries(islands)) {
        this.emitFile({
          type: 'chunk',
          id: resolve(source),
          fileName: address.slice(1),
          preserveSignature: 'strict',
        });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((req, _res, next) => {
        const source = islands[req.url?.split('?')[0] ?? ''];
        if (source) req.url = `/${source}`;
        next();
      });
    },
  };
}
