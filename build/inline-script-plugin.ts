import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { bundleInlineScript } from './inline-script.ts';

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
      const { code, files } = await bundleInlineScript(id.slice(0, -suffix.length));
      for (const file of files) this.addWatchFile(resolve(file));
      return `export default ${JSON.stringify(code)};`;
    },
  };
}
