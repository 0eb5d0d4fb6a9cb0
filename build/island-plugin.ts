import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Builds every `NAME.island.ts` or `.tsx` of a feature as `/islands/NAME.js`, which a page loads when
 * somebody touches the island; see `src/site/island.ts`. Astro's own islands do not fit the budget of
 * inline script (docs/decisions/0024-islands-wake-at-first-touch.md).
 */
export function islandPlugin(root: string): Plugin {
  const files = globSync('src/features/**/*.island.{ts,tsx}', { cwd: root });
  const islands = new Map(files.map((file) => [addressOf(file), file]));
  return {
    name: 'islands',
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode === 'dev') return;
      for (const [address, file] of islands) {
        const [id, fileName] = [join(root, file), address.slice(1)];
        this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
      }
    },
    resolveId(id) {
      return this.environment.mode === 'dev' && islands.has(id) ? `\0${id}` : null;
    },
    // React's part of hot reload has to be there before the components.
    load(id) {
      const file = islands.get(id.slice(1));
      return file ? `import '@vitejs/plugin-react/preamble'; export * from '/${file}';` : null;
    },
  };
}

const addressOf = (file: string) => `/islands/${basename(file).replace(/\.island\.tsx?$/, '')}.js`;
