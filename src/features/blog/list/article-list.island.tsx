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
  const { category, from, until } = viewAt(location);
  const pages = await loadPages(client, { category, from, until: from });
  await new Promise<void>((onReady) => {
    hydrateRoot(list, <ArticleBrowser start={pages} client={client} onReady={onReady} />);
  });
  // The page as it was built holds less than the address asks for.
  if (until > from) dispatchEvent(new PopStateEvent('popstate'));
}
