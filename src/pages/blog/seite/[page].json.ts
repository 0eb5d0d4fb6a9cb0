import type { APIRoute } from 'astro';
import type { ArticlePage } from '#features/blog/list/cut-pages.ts';
import { getArticlePages } from '#features/blog/list/article-pages.ts';

export async function getStaticPaths() {
  const pages = await getArticlePages();
  return pages
    .filter(({ category }) => !category)
    .map((page) => ({ params: { page: String(page.page) }, props: page }));
}

export const GET: APIRoute<ArticlePage> = ({ props }) => Response.json(props);
