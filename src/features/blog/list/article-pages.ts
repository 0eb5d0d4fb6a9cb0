import { getArticles, type Article } from '#content-model/queries.ts';
import { preparePicture } from '#site/pictures.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { chips } from '../addresses.ts';
import { cutPages, type ArticleCard, type ArticlePage, type ListedArticle } from './cut-pages.ts';
import { getOrMake } from '#lib/get-or-make.ts';

const cardsOfBuild = new Map<string, Promise<ArticleCard>>();

/**
 * What a card shows of an article. A build prepares it once, because several pages show it.
 */
export function articleCard(article: Article): Promise<ArticleCard> {
  if (import.meta.env.DEV) return prepareCard(article);
  return getOrMake(cardsOfBuild, article.slug, () => prepareCard(article));
}

async function prepareCard(article: Article): Promise<ArticleCard> {
  const { slug, title, excerpt, category, author, readTime, date, image } = article;
  return {
    slug,
    title,
    excerpt,
    category,
    author,
    readTime: readTime.replace(' ', '\u00A0'),
    day: date.toISOString().slice(0, 10),
    date: berlinMoment(date).day,
    picture: await preparePicture(image, [400, 800, 1200]),
  };
}

async function preparePages(): Promise<ArticlePage[]> {
  const articles = await getArticles();
  const cards = await Promise.all(
    articles.map(async (article): Promise<ListedArticle> => ({
      card: await articleCard(article),
      featured: article.featured,
    })),
  );
  return [undefined, ...chips.map(({ slug }) => slug)].flatMap((category) =>
    cutPages(cards, category),
  );
}

let pagesOfBuild: Promise<ArticlePage[]> | undefined;

/** All pages of all lists of articles. A build prepares them once, because each page is a route. */
export function getArticlePages(): Promise<ArticlePage[]> {
  if (import.meta.env.DEV) return preparePages();
  pagesOfBuild ??= preparePages();
  return pagesOfBuild;
}
