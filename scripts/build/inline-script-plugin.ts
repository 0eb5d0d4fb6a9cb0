import { build } from 'esbuild';
import type { Plugin } from 'vite';

const suffix = '?inline-script';

/**
 * `import code from './x.ts?inline-script'` gives the file and what it imports as one minified classic
 * script, for the few lines that must run before the first paint and so cannot be a module.
 */
export function inlineScriptPlugin(): Plugin {
  return {
    name: 'inline-script',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const entry = id.slice(0, -suffix.length);
      const { outputFiles, metafile } = await build({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        write: false,
        metafile: true,
        format: 'iife',
        target: 'es2022',
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      const code = outputFiles.map(({ text }) => text.trim()).join('');
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
