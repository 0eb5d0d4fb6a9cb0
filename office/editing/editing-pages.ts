import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import { collectionNamed, fileOfEntry } from '../content/entries.ts';
import type { OfficePage } from '../desk/ports.ts';
import { createPreviewApp } from '../preview/preview-app.ts';
import { PREVIEW_PATH } from '../preview/preview-page.ts';
import { openPreviews } from '../preview/previews.ts';
import type { Editor } from '../publishing/drafts.ts';
import { siteFiles, siteFolders } from '../site-sources.ts';
import { bundlePages, PAGES_SCRIPT, PAGES_STYLE, type PagesBundle } from './bundle-pages.ts';
import { createEditingApp, EDITING_PATH } from './editing-app.ts';
import { openEditing, type EditingOptions } from './editing.ts';
import { collectionTitles, editingTexts as texts } from './texts.ts';

const FILES = '/redaktion';
const FILE_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const POLICY = 'Content-Security-Policy';

export interface EditingPagesOptions extends Omit<EditingOptions, 'codeVersion'> {
  /** Who sends a request, by the session; undefined without one. */
  readonly editorOf: (request: Request) => Promise<Editor | undefined> | Editor | undefined;
}

/** Shows a page in the frame of the office. */
export type ShowPage = (context: Context, page: OfficePage) => Response | Promise<Response>;

/** The routes of editing and publishing: pages, what they ask, and previews. */
export interface EditingPages {
  readonly routes: (show: ShowPage) => Hono;
  readonly stop: () => Promise<void>;
}

/**
 * Opens editing and publishing for an office.
 *
 * @throws GitFailure when Git is missing or the content folder cannot be written.
 */
export async function openEditingPages(options: EditingPagesOptions): Promise<EditingPages> {
  const { projectRoot, dataDir, editorOf } = options;
  const editing = await openEditing({ ...options, codeVersion: codeVersion(projectRoot) });
  const previews = openPreviews(projectRoot, join(dataDir, 'office/previews'));
  editing.whenSaved(previews.hasChanged);
  let bundle: ReturnType<typeof bundlePages> | undefined;
  // Bundled when the first page is opened.
  const bundled = () => (bundle ??= bundlePages(projectRoot, join(dataDir, 'office/pages')));

  const stop = async (): Promise<void> => {
    editing.stop();
    await previews.stop();
  };
  const answers = createEditingApp(editing, editorOf);
  const shown = createPreviewApp(editing, previews, editorOf);
  const routes = (show: ShowPage): Hono => {
    const app = pagesIn(show, bundled);
    app.all(`${EDITING_PATH}/*`, (context) => answers.fetch(context.req.raw));
    app.get(PREVIEW_PATH, (context) => shown.fetch(context.req.raw));
    app.get(`${PREVIEW_PATH}/*`, (context) => shown.fetch(context.req.raw));
    return app;
  };
  return { routes, stop };
}

function pagesIn(show: ShowPage, bundled: () => Promise<PagesBundle>): Hono {
  const page = async (context: Context, title: string, data: Record<string, string>) => {
    const { editing: kind = '', collection = '', slug = '' } = data;
    const nonce = randomBytes(16).toString('base64');
    const body = html`<link rel="stylesheet" nonce="${nonce}" href="${FILES}/${PAGES_STYLE}" />
      <h1>${title}</h1>
      <p class="desk-alarm" role="alert" data-signed-out hidden>
        ${texts.signedOut} <a href="/anmelden" target="_blank">${texts.signInAgain}</a>
      </p>
      <div
        class="editing-place"
        data-editing="${kind}"
        data-api="${EDITING_PATH}"
        data-collection="${collection}"
        data-slug="${slug}"
      ></div>
      <script type="module" src="${FILES}/${PAGES_SCRIPT}"></script>`;
    const answer = await show(context, { title, body });
    // Only these pages show a frame, always from the office itself, and only their text editor adds styles.
    const policy = answer.headers.get(POLICY)?.replace(/style-src [^;]*/u, `$& 'nonce-${nonce}'`);
    if (policy !== undefined) answer.headers.set(POLICY, `${policy}; frame-src 'self'`);
    return answer;
  };
  const routes = new Hono();
  routes.get('/inhalte', (context) => page(context, texts.contents, { editing: 'list' }));
  routes.get('/inhalte/:collection/:slug', (context) => {
    const { collection: name, slug } = context.req.param();
    const collection = collectionNamed(name);
    if (collection === undefined || fileOfEntry(collection, slug) === undefined) {
      return context.notFound();
    }
    const title = collectionTitles[collection.name];
    return page(context, title, { editing: 'entry', collection: name, slug });
  });
  routes.get('/veroeffentlichen', (context) =>
    page(context, texts.publishing, { editing: 'publish' }),
  );
  routes.get(`${FILES}/:file`, async (context) => {
    const name = context.req.param('file');
    const body = (await bundled()).get(name);
    if (body === undefined) return context.notFound();
    const type = FILE_TYPES[extname(name)] ?? 'text/javascript';
    return new Response(body, {
      headers: { 'Content-Type': `${type}; charset=utf-8`, 'X-Content-Type-Options': 'nosniff' },
    });
  });
  return routes;
}

// Changes whenever the sources of the pages change, apart from the content.
function codeVersion(projectRoot: string): string {
  const hash = createHash('sha256');
  for (const name of [...siteFiles, 'package-lock.json']) {
    hash.update(readFileSync(join(projectRoot, name)));
  }
  for (const folder of siteFolders) {
    const found = readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true });
    const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
    for (const path of files.toSorted()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}
