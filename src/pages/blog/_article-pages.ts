import { getArticles, oncePerBuild, type Article } from '#content-model/queries.ts';
import { chips } from '#features/blog/addresses.ts';
import { cutPages, type ArticleCard } from '#features/blog/list/cut-pages.ts';
import { preparePicture } from '#site/pictures.ts';

/** An article with the picture of its card. */
export const articleCard = oncePerBuild(async (article: Article): Promise<ArticleCard> => ({
  ...article,
  picture: await preparePicture(article.image, [400, 800, 1200]),
}));

/** All pages of all lists of articles. */
export const getArticlePages = oncePerBuild(async () => {
  const articles = await getArticles();
  const cards = await Promise.all(articles.map((article) => articleCard(article)));
  return [undefined, ...chips.map(({ slug }) => slug)].flatMap((category) =>
    cutPages(cards, category),
  );
});
