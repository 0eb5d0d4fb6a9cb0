import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { HandOver } from '#tests/support/hand-over.ts';
import { openEditingPages, type ShowPage } from '../../office/editing/editing-pages.ts';
import { ANNA, quickBuild } from './office-content.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

// As strict as the office's own: no script and no style that the page did not bring.
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

const show: ShowPage = (context, { title, body }) =>
  context.html(
    html`<!doctype html>
      <html lang="de">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
        </head>
        <body>
          <main>${body}</main>
        </body>
      </html>`,
    200,
    { 'Content-Security-Policy': POLICY },
  );

/** The pages for editing with everything behind them, for a signed-in editor. */
export async function startEditingPages(handOver: HandOver, folder: string) {
  const contentFolder = join(folder, 'content');
  cpSync('tests/example-content', contentFolder, { recursive: true });
  let isSignedIn = true;
  const { routes, stop } = await openEditingPages({
    projectRoot: ROOT,
    dataDir: join(folder, 'data'),
    ...{ inner: 'content', contentFolder },
    buildSite: (options) => quickBuild({ ...options, projectRoot: folder }),
    editorOf: () => (isSignedIn ? ANNA : undefined),
  });
  handOver(stop);
  const app = new Hono();
  app.route('/', routes(show));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  handOver(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    dataDir: join(folder, 'data'),
    read: (file: string): string => readFileSync(join(contentFolder, file), 'utf8'),
    /** Changes a file by hand, as somebody on the server does. */
    write: (file: string, text: string): void => writeFileSync(join(contentFolder, file), text),
    site: `http://127.0.0.1:${String(port)}`,
    endSession: () => {
      isSignedIn = false;
    },
    signIn: () => {
      isSignedIn = true;
    },
  };
}
