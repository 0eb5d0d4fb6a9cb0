import { hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '#lib/query-client.ts';
import { viewAt } from '../addresses.ts';
import { ArticleBrowser, loadPages } from './article-browser.tsx';

/**
 * Brings the finished list of a page to life. What it shows is fetched and not written into the page,
 * which would carry everything twice.
 *
 * @returns when the list works.
 */
export async function start(list: Element): Promise<void> {
  const client = createQueryClient();
  const view = viewAt(location);
  const pages = await loadPages(client, { ...view, until: view.from });
  await new Promise<void>((onReady) => {
    const props = { start: pages, view, client, onReady };
    hydrateRoot(list, <ArticleBrowser {...props} />);
  });
}
