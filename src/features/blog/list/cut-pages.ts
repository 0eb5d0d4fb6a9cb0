import type { Article } from '#content-model/queries.ts';
import type { PreparedPicture } from '#ui/picture.tsx';
import { categoryName } from '../addresses.ts';

type Shown = 'slug' | 'title' | 'excerpt' | 'author' | 'readTime' | 'date' | 'featured';

/** What a card shows of an article. */
export interface ArticleCard extends Pick<Article, Shown> {
  category: string;
  picture: PreparedPicture;
}

/** One page of the list. */
export interface ArticlePage {
  /** Slug of a category; undefined for all articles. */
  category?: string;
  /** Counted from 1. */
  page: number;
  pages: number;
  /** The number of articles on all pages, with the featured one, and on the pages before this one. */
  total: number;
  before: number;
  featured?: ArticleCard;
  /** What to read instead in a category without articles. */
  suggestions?: readonly ArticleCard[];
  articles: ArticleCard[];
}

/** The number of articles on a page. */
export const countOn = ({ featured, articles }: ArticlePage): number =>
  articles.length + (featured ? 1 : 0);

/** Fills complete rows of two and of three cards. */
const articlesPerPage = 6;

const suggested = 2;

/**
 * Divides the articles of one category, or all of them, into pages. The featured article is on the first
 * page, apart from the others. There is always a first page, even if it is empty.
 *
 * @param articles The newest first.
 * @param category Slug of a category.
 */
export function cutPages(articles: readonly ArticleCard[], category?: string): ArticlePage[] {
  const name = categoryName(category);
  const matching = name ? articles.filter((article) => article.category === name) : articles;
  // Of several, the newest is recommended.
  const newest = articles.find(({ featured }) => featured);
  const featured = newest && matching.includes(newest) ? newest : undefined;
  const others = matching.filter((article) => article !== newest);
  const pages = Math.max(1, Math.ceil(others.length / articlesPerPage));
  return Array.from({ length: pages }, (_, index) => ({
    ...(category && { category }),
    page: index + 1,
    pages,
    total: matching.length,
    before: index === 0 ? 0 : index * articlesPerPage + (featured ? 1 : 0),
    ...(matching.length === 0 && { suggestions: articles.slice(0, suggested) }),
    ...(featured && index === 0 && { featured }),
    articles: others.slice(index * articlesPerPage, (index + 1) * articlesPerPage),
  }));
}
