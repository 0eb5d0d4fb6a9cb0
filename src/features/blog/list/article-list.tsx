import type { MouseEventHandler, Ref } from 'react';
import { addressOf, articleAddress, categoryName } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleCardView, WideArticle } from './article-card.tsx';
import { countOn, type ArticlePage } from './cut-pages.ts';

interface ArticleListProps {
  /** Neighbouring pages of one category, at least one. */
  pages: readonly [ArticlePage, ...ArticlePage[]];
  /** Replaces the number of articles. */
  status?: string | undefined;
  problem?: string | undefined;
  isBusy?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** Adds the next page in place. Without it the link leads to the next page. */
  onMore?: MouseEventHandler | undefined;
}

/** The featured article, the articles and “Mehr laden” (rows B3 to B5). */
export function ArticleList({
  pages,
  status,
  problem,
  isBusy = false,
  ref,
  onMore,
}: ArticleListProps) {
  const [{ category, featured }] = pages;
  const name = categoryName(category);
  const articles = pages.flatMap((page) => page.articles);
  const allOrCategory = name ? texts.articlesIn(name) : texts.allArticles;
  // A card alone in a row of three would look lost.
  const [only] = pages[0].total === 1 ? articles : [];
  return (
    <div ref={ref} className="stack-10" aria-busy={isBusy}>
      {featured ? <WideArticle heading={texts.featured} article={featured} /> : null}
      {only ? <WideArticle heading={allOrCategory} article={only} /> : null}
      {articles.length > 0 && !only ? (
        <section aria-labelledby="artikel-heading" className="stack-4">
          <h2 id="artikel-heading" className="text-card">
            {allOrCategory}
          </h2>
          <ul className="article-grid">
            {articles.map((article) => (
              <ArticleCardView key={article.slug} article={article} />
            ))}
          </ul>
        </section>
      ) : null}
      <ListEnd pages={pages} status={status} problem={problem} onMore={onMore} />
    </div>
  );
}

type ListEndProps = Pick<ArticleListProps, 'pages' | 'status' | 'problem' | 'onMore'>;

/** The number of articles shown, and links to later and earlier ones (row B5). */
function ListEnd({ pages, status, problem, onMore }: ListEndProps) {
  const [{ category, page: from }] = pages;
  const last = pages.at(-1) ?? pages[0];
  const following = last.page + 1;
  return (
    <div className={`list-end stack-4 ${last.total > 1 ? 'items-center text-center' : ''}`}>
      {following <= last.pages ? (
        <a
          href={addressOf({ category, from: following, until: following })}
          className="button button-quiet button-large"
          data-in-place
          onClick={onMore}
        >
          {texts.loadMore}
        </a>
      ) : null}
      <p role="status" className="text-text-muted">
        {status ?? howMany(pages)}
      </p>
      {pages[0].suggestions ? <Suggestions articles={pages[0].suggestions} /> : null}
      {problem ? <p role="alert">{problem}</p> : null}
      {from > 1 ? (
        <a href={addressOf({ category, from: from - 1, until: from - 1 })} className="link">
          {texts.newer}
        </a>
      ) : null}
    </div>
  );
}

/** What to read instead in a category without articles. */
function Suggestions({ articles }: { articles: NonNullable<ArticlePage['suggestions']> }) {
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

function howMany(pages: ListEndProps['pages']): string {
  const [{ category, before, total }] = pages;
  const name = categoryName(category);
  if (total === 0 && name) return texts.empty(name);
  const count = pages.reduce((sum, page) => sum + countOn(page), 0);
  if (before > 0) return texts.shownFrom(before + 1, before + count, total);
  return texts.shown(count, total);
}
