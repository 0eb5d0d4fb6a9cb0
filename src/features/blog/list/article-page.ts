import type { PreparedPicture } from '#ui/picture.tsx';

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
