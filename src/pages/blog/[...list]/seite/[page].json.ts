import type { APIRoute } from 'astro';
import type { ArticlePage } from '#features/blog/list/cut-pages.ts';
import { getArticlePages } from '../../_article-pages.ts';

export async function getStaticPaths() {
  const pages = await getArticlePages();
  return pages.map((page) => ({
    params: { list: page.category && `kategorie/${page.category}`, page: String(page.page) },
    props: page,
  }));
}

export const GET: APIRoute<ArticlePage> = ({ props }) => Response.json(props);
