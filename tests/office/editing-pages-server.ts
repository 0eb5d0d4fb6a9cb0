import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import tailwindcss from '@tailwindcss/vite';
import { Hono } from 'hono';
import { build } from 'vite';
import { createEditingApp, EDITING_PATH } from '../../office/editing/editing-app.ts';
import { openEditing } from '../../office/editing/editing.ts';
import { createPreviewApp } from '../../office/preview/preview-app.ts';
import { PREVIEW_PATH } from '../../office/preview/preview-page.ts';
import { openPreviews } from '../../office/preview/previews.ts';
import { ANNA, officeContent, quickBuild } from './office-content.ts';

// As strict as the site's own: no script and no style that the page did not bring.
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "frame-src 'self'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

const PAGE = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Büro</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/pages.css"></head>
<body><main class="editing-place"></main><script type="module" src="/pages.js"></script></body></html>`;

/** The pages for editing, with the real answers behind them, for a signed-in editor. */
export async function startEditingPages(folder: string) {
  const office = await officeContent(folder);
  const editing = await openEditing({
    ...{ projectRoot: office.folder, dataDir: office.dataDir },
    ...{ inner: 'content', codeVersion: 'one', buildSite: quickBuild },
  });
  const bundle = join(office.folder, 'pages');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: bundle,
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'tests/office/editing-pages.tsx',
        output: { entryFileNames: 'pages.js', assetFileNames: 'pages[extname]' },
      },
    },
  });
  let isSignedIn = true;
  const app = new Hono();
  app.get('/pages.js', async (context) =>
    context.body(await readFile(join(bundle, 'pages.js'), 'utf8'), 200, {
      'Content-Type': 'text/javascript',
    }),
  );
  app.get('/pages.css', async (context) =>
    context.body(await readFile(join(bundle, 'pages.css'), 'utf8'), 200, {
      'Content-Type': 'text/css',
    }),
  );
  const editingApp = createEditingApp(editing, () => (isSignedIn ? ANNA : undefined));
  app.all(`${EDITING_PATH}/*`, (context) => editingApp.fetch(context.req.raw));
  const previews = openPreviews(fileURLToPath(new URL('../..', import.meta.url)));
  editing.whenSaved(previews.hasChanged);
  const previewApp = createPreviewApp(editing, previews, () => (isSignedIn ? ANNA : undefined));
  app.all(`${PREVIEW_PATH}/*`, (context) => previewApp.fetch(context.req.raw));
  app.get(PREVIEW_PATH, (context) => previewApp.fetch(context.req.raw));
  app.get('*', (context) => context.html(PAGE, 200, { 'Content-Security-Policy': POLICY }));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    office,
    site: `http://127.0.0.1:${String(port)}`,
    endSession: () => {
      isSignedIn = false;
    },
    signIn: () => {
      isSignedIn = true;
    },
    stop: () => {
      previews.stop();
      editing.stop();
      server.close();
    },
  };
}
