import type { PreparedPicture } from '#ui/picture.tsx';
import { categoryName } from '../addresses.ts';
import { texts } from '../texts.ts';

/** What a card shows of an article. */
export interface ArticleCard {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  /** Such as `8 Min`. */
  readTime: string;
  /** Such as `2024-12-12`. */
  day: string;
  /** Such as `12. Dezember 2024`. */
  date: string;
  picture: PreparedPicture;
}

/** One page of the list, as HTML is made of it and as the browser fetches it. */
export interface ArticlePage {
  /** Slug of a chip; all articles without. */
  category?: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Articles on all pages, the featured one included, and how many there are before this page. */
  total: number;
  before: number;
  /** Title of the page without the brand's name. */
  title: string;
  featured?: ArticleCard;
  articles: ArticleCard[];
}

/** How many articles stand on a page. */
export const countOn = ({ featured, articles }: ArticlePage): number =>
  articles.length + (featured ? 1 : 0);

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
