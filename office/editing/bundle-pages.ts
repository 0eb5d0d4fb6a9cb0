import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** The files that browsers load for the editing pages, by file name. */
export type PagesBundle = ReadonlyMap<string, string>;

export const PAGES_SCRIPT = 'seiten.js';
export const PAGES_STYLE = 'seiten.css';

/**
 * Bundles the editing pages for browsers.
 *
 * @param folder Where the result is written.
 */
export async function bundlePages(projectRoot: string, folder: string): Promise<PagesBundle> {
  await build({
    configFile: false,
    root: projectRoot,
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'office/editing/pages/start.tsx',
        output: {
          entryFileNames: PAGES_SCRIPT,
          chunkFileNames: '[name].js',
          assetFileNames: 'seiten[extname]',
        },
      },
    },
  });
  const names = await readdir(folder);
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  return new Map(await Promise.all(names.map(read)));
}
