import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { escape } from 'html-escaper';
import { getArticles, getFigures, getSingle, getSite, getSources } from '#content-model/queries.ts';
import { articleAddress } from '#features/blog/addresses.ts';
import { feedArticle } from '#features/blog/feed/feed-article.tsx';
import {
  articleTree,
  feedPictureHtml,
  fillArticle,
  textPictureWidths,
} from '#features/blog/article/fill-article.tsx';
import { figureWords } from '#features/blog/figures/figure-view.tsx';
import { texts } from '#features/blog/texts.ts';
import { plainValues } from '#site/filled-text.tsx';
import { preparePicture } from '#site/pictures.ts';

/** Articles in the feed, which is fetched often and must stay small. */
const newest = 30;

/** RSS 2.0 with whole articles. */
export const GET: APIRoute = async ({ site = new URL('/', import.meta.env.SITE) }) => {
  const [facts, { description }, articles, sources, figures] = await Promise.all([
    getSite(),
    getSingle('blogPage'),
    getArticles(),
    getSources(),
    getFigures(),
  ]);
  const { brand } = facts;
  const reading = articles.slice(0, newest).map(async (article) => {
    const text = await articleTree(article, async (picture) =>
      feedPictureHtml(await preparePicture(picture, textPictureWidths)),
    );
    fillArticle(text, { facts: plainValues(facts), figures }, figureWords);
    const link = new URL(articleAddress(article.slug), site).href;
    return {
      title: article.title,
      link,
      pubDate: article.date,
      description: article.excerpt,
      categories: [article.category, ...article.tags],
      content: feedArticle(link, {
        article,
        text,
        sources,
        disclaimer: brand.disclaimer,
      }),
      customData: `<dc:creator>${escape(article.author)}</dc:creator>`,
    };
  });
  return rss({
    title: `${texts.title} – ${brand.name}`,
    description,
    site,
    trailingSlash: false,
    items: await Promise.all(reading),
    xmlns: { dc: 'http://purl.org/dc/elements/1.1/', atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>de</language><atom:link href="${new URL('/rss.xml', site).href}" rel="self" type="application/rss+xml"/>`,
  });
};
