import { getArticles, type Article } from '#content-model/queries.ts';
import { oncePerBuild } from '#content-model/once-per-build.ts';
import { chips } from '#features/blog/addresses.ts';
import {
  cutPages,
  type ArticleCard,
  type ArticlePage,
  type ListedArticle,
} from '#features/blog/list/cut-pages.ts';
import { preparePicture } from '#site/pictures.ts';
import { berlinMoment } from '#lib/berlin-time.ts';

/** What a card shows of an article. */
export const articleCard = oncePerBuild(async (article: Article): Promise<ArticleCard> => {
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
});

/** All pages of all lists of articles. */
export const getArticlePages = oncePerBuild(async (): Promise<ArticlePage[]> => {
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
});
