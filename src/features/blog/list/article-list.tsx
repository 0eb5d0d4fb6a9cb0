import { island } from '#site/island.ts';
import { articleAddress, categoryName, listAddress, untilParameter } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleCardView, WideArticle } from './article-card.tsx';
import { countOn, type ArticleCard, type ArticlePage } from './cut-pages.ts';

/** The featured article, the articles and “Mehr laden” (rows B3 to B5), which adds more in place. */
export function ArticleList({ page }: { page: ArticlePage }) {
  const { category, featured, articles, before, total } = page;
  const name = categoryName(category);
  const allOrCategory = name ? texts.articlesIn(name) : texts.allArticles;
  // A card alone in a row of three would look lost.
  const [only] = total === 1 ? articles : [];
  // Where nothing is left out, nobody needs to be told how much is shown.
  const isWhole = page.pages === 1 && total > 0;
  return (
    <div
      {...island('article-list', { atOnce: `?${untilParameter}` })}
      data-page={page.page}
      data-before={before}
      data-total={total}
      className="stack-10"
    >
      {featured ? <WideArticle heading={texts.featured} article={featured} showsCategory /> : null}
      {only ? <WideArticle heading={allOrCategory} article={only} /> : null}
      {articles.length > 0 && !only ? (
        <section aria-labelledby="artikel-heading" className="stack-6">
          <h2 id="artikel-heading" className="text-figure">
            {allOrCategory}
          </h2>
          <ul className="article-grid">
            {articles.map((article) => (
              <ArticleCardView
                key={article.slug}
                article={article}
                isLarge={[2, 4].includes(articles.length)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      {isWhole ? null : <ListEnd page={page} />}
    </div>
  );
}

/** The number of articles shown, and links to later and earlier ones (row B5). */
function ListEnd({ page }: { page: ArticlePage }) {
  const { category, page: number, pages, before, total, suggestions } = page;
  const name = categoryName(category);
  return (
    <div className={`list-end stack-4 ${suggestions ? '' : 'items-center text-center'}`}>
      {number < pages ? (
        <a
          href={listAddress(category, number + 1)}
          className="button button-quiet button-large"
          data-in-place
        >
          {texts.loadMore}
        </a>
      ) : null}
      <p role="status" className="text-text-muted">
        {total === 0 && name ? texts.empty(name) : texts.shown(before, countOn(page), total)}
      </p>
      {suggestions ? <Suggestions articles={suggestions} /> : null}
      {number > 1 ? (
        <a href={listAddress(category, number - 1)} className="link">
          {texts.newer}
        </a>
      ) : null}
    </div>
  );
}

/** What to read instead in a category without articles. */
function Suggestions({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <div className="stack-2">
      <p>{texts.instead}</p>
      <ul className="stack-2">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a href={articleAddress(slug)} className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
