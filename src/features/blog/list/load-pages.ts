import type { QueryClient } from '@tanstack/query-core';
import { dataAddress, type ListView } from '../addresses.ts';
import type { ArticlePage } from './article-page.ts';

export type ArticlePages = [ArticlePage, ...ArticlePage[]];

/**
 * The pages of a view from the server's files, or from memory. Pages beyond the last are left out.
 *
 * @throws when a page could not be fetched, after the attempts of row D4.
 */
export async function loadPages(client: QueryClient, view: ListView): Promise<ArticlePages> {
  const first = await loadPage(client, view.category, view.from);
  const until = Math.min(view.until, first.pages);
  const following = Array.from({ length: until - view.from }, (_, index) =>
    loadPage(client, view.category, view.from + index + 1),
  );
  return [first, ...(await Promise.all(following))];
}

function loadPage(client: QueryClient, category: string | undefined, page: number) {
  return client.query({
    queryKey: ['articles', category, page],
    queryFn: async ({ signal }) => {
      const answer = await fetch(dataAddress(category, page), { signal });
      if (!answer.ok) throw new Error(`The list answered ${String(answer.status)}.`);
      return (await answer.json()) as ArticlePage;
    },
    // Files of a build do not change while somebody looks at them.
    staleTime: Infinity,
  });
}
