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
    resolveId(id) {
      return this.environment.mode === 'dev' && id in islands ? `\0${id}` : null;
    },
    // React's part of hot reload has to be there before the components.
    load(id) {
      const source = islands[id.slice(1)];
      return source ? `import '@vitejs/plugin-react/preamble'; export * from '/${source}';` : null;
    },
  };
}
