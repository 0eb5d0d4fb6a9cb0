import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';

/** What browsers load for the pages for editing. */
export interface PagesBundle {
  readonly script: string;
  readonly style: string;
}

/**
 * Puts the pages for editing together for browsers.
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
    plugins: [tailwindcss()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'office/editing/pages/start.tsx',
        output: { entryFileNames: 'pages.js', assetFileNames: 'pages[extname]' },
      },
    },
  });
  const [script = '', style = ''] = await Promise.all(
    ['pages.js', 'pages.css'].map((name) => readFile(join(folder, name), 'utf8')),
  );
  return { script, style };
}
