import { categoryName } from '../categories.ts';
import { texts } from '../texts.ts';
import type { ArticleCard, ArticlePage } from './article-page.ts';

/** Full rows with two and with three cards side by side. */
export const articlesPerPage = 6;

export interface ListedArticle {
  card: ArticleCard;
  /** Whether it can stand apart; of several, the newest does. */
  featured: boolean;
}

/**
 * Cuts the list of one category, or of all, into pages; the featured article stands on the first one,
 * beside the others. There is always a first page, even an empty one.
 *
 * @param articles The newest first.
 * @param category Slug of a chip.
 */
export function cutPages(articles: readonly ListedArticle[], category?: string): ArticlePage[] {
  const name = categoryName(category);
  const matching = name ? articles.filter(({ card }) => card.category === name) : articles;
  const featured = articles.find((article) => article.featured);
  const isShown = featured !== undefined && matching.includes(featured);
  const others = matching.filter((article) => article !== featured);
  const pages = Math.max(1, Math.ceil(others.length / articlesPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    ...(category && { category }),
    page: index + 1,
    pages,
    total: matching.length,
    before: index === 0 ? 0 : index * articlesPerPage + (isShown ? 1 : 0),
    title: texts.pageTitle(name, index + 1),
    ...(isShown && index === 0 && { featured: featured.card }),
    articles: others
      .slice(index * articlesPerPage, (index + 1) * articlesPerPage)
      .map(({ card }) => card),
  }));
}
