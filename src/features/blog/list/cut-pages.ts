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
  /** Title of the page without the brand's name. */
  title: string;
  featured?: ArticleCard;
  /** What to read instead in a category without articles. */
  suggestions?: Pick<ArticleCard, 'slug' | 'title'>[];
  articles: ArticleCard[];
}

/** The number of articles on a page. */
export const countOn = ({ featured, articles }: ArticlePage): number =>
  articles.length + (featured ? 1 : 0);

/** Fills complete rows of two and of three cards. */
const articlesPerPage = 6;

const suggested = 2;

export interface ListedArticle {
  card: ArticleCard;
  /** Whether it may be recommended; of several, the newest is. */
  featured: boolean;
}

/**
 * Divides the articles of one category, or all of them, into pages. The featured article is on the first
 * page, apart from the others. There is always a first page, even if it is empty.
 *
 * @param articles The newest first.
 * @param category Slug of a category.
 */
export function cutPages(articles: readonly ListedArticle[], category?: string): ArticlePage[] {
  const name = categoryName(category);
  const matching = name ? articles.filter(({ card }) => card.category === name) : articles;
  const featured = articles.find((article) => article.featured);
  const isShown = featured !== undefined && matching.includes(featured);
  const others = matching.filter((article) => article !== featured);
  const pages = Math.max(1, Math.ceil(others.length / articlesPerPage));
  const suggestions = articles
    .slice(0, suggested)
    .map(({ card: { slug, title } }) => ({ slug, title }));
  return Array.from({ length: pages }, (_, index) => ({
    ...(category && { category }),
    page: index + 1,
    pages,
    total: matching.length,
    before: index === 0 ? 0 : index * articlesPerPage + (isShown ? 1 : 0),
    title: texts.pageTitle(name, index + 1),
    ...(matching.length === 0 && { suggestions }),
    ...(isShown && index === 0 && { featured: featured.card }),
    articles: others
      .slice(index * articlesPerPage, (index + 1) * articlesPerPage)
      .map(({ card }) => card),
  }));
}
