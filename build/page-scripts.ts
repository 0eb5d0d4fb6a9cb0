import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SUFFIX = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` gives the file and what it imports as one minified classic
 * script, for the few lines that must run before the first paint and so cannot be a module.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const { code, files } = await bundleInlineScript(id.slice(0, -SUFFIX.length));
      for (const file of files) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(code)};`;
    },
  };
}

/** The policy's source expression for the script that a file is bundled to. */
export async function inlineScriptHash(entry: string): Promise<`sha256-${string}`> {
  const { code } = await bundleInlineScript(entry);
  return policyHash(code);
}

/** The policy's source expression for one inline script or style (CSP Level 3, section 6.7.2). */
export function policyHash(content: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

async function bundleInlineScript(entry: string): Promise<{ code: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'iife',
    target: 'es2022',
    // The project's own settings would add a line for strict mode.
    tsconfigRaw: {},
  });
  return {
    code: outputFiles.map(({ text }) => text.trim()).join(''),
    files: Object.keys(metafile.inputs),
  };
}

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
