import type { MouseEvent, Ref } from 'react';
import { addressOf, articleAddress, categoryName, chips, type ListView } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleCardView, WideArticle } from './article-card.tsx';
import { countOn, type ArticlePage } from './cut-pages.ts';

/** Opens another view in place. Without it the links lead to pages of their own. */
export type OpenView = (event: MouseEvent<HTMLAnchorElement>, view: ListView) => void;

export interface ArticleListProps {
  /** Neighbouring pages of one category, at least one. */
  pages: readonly [ArticlePage, ...ArticlePage[]];
  /** Replaces the number of articles. */
  status?: string | undefined;
  problem?: string | undefined;
  isBusy?: boolean;
  ref?: Ref<HTMLDivElement>;
  onOpen?: OpenView | undefined;
}

/** Categories, the featured article, the articles and “Mehr laden” (rows B2 to B5). */
export function ArticleList({
  pages,
  status,
  problem,
  isBusy = false,
  ref,
  onOpen,
}: ArticleListProps) {
  const [{ category, featured }] = pages;
  const name = categoryName(category);
  const articles = pages.flatMap((page) => page.articles);
  const allOrCategory = name ? texts.articlesIn(name) : texts.allArticles;
  // A card alone in a row of three would look lost.
  const [only] = pages[0].total === 1 ? articles : [];
  return (
    <div ref={ref} className="stack-10" aria-busy={isBusy}>
      <CategoryChips current={category} onOpen={onOpen} />
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
      <ListEnd pages={pages} status={status} problem={problem} onOpen={onOpen} />
    </div>
  );
}

interface CategoryChipsProps {
  current: string | undefined;
  onOpen?: OpenView | undefined;
}

const all = { slug: undefined, name: texts.allCategories };

/** Row B2: the categories, each with an address of its own. */
function CategoryChips({ current, onOpen }: CategoryChipsProps) {
  return (
    <nav aria-label={texts.categories}>
      <ul className="flex flex-wrap gap-2">
        {[all, ...chips].map(({ slug, name }) => {
          const view = { category: slug, from: 1, until: 1 };
          return (
            <li key={name}>
              <a
                href={addressOf(view)}
                className="chip"
                data-in-place
                aria-current={slug === current ? 'page' : undefined}
                onClick={(event) => onOpen?.(event, view)}
              >
                {name}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

type ListEndProps = Pick<ArticleListProps, 'pages' | 'status' | 'problem' | 'onOpen'>;

/** The number of articles shown, and links to later and earlier ones (row B5). */
function ListEnd({ pages, status, problem, onOpen }: ListEndProps) {
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
          onClick={(event) => onOpen?.(event, { category, from, until: following })}
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
