import type { MouseEvent, Ref } from 'react';
import type { ListView } from '../addresses.ts';
import { categoryName } from '../categories.ts';
import { texts } from '../texts.ts';
import { ArticleCardView } from './article-card-view.tsx';
import type { ArticlePage } from './article-page.ts';
import { CategoryChips } from './category-chips.tsx';
import { FeaturedArticle } from './featured-article.tsx';
import { ListEnd } from './list-end.tsx';

/** Opens another view of the list in place; without it the links lead to pages of their own. */
export type OpenView = (event: MouseEvent<HTMLAnchorElement>, view: ListView) => void;

export interface ArticleListProps {
  /** Neighbouring pages of one category, at least one. */
  pages: readonly [ArticlePage, ...ArticlePage[]];
  /** Said instead of how many articles there are. */
  status?: string | undefined;
  problem?: string | undefined;
  isBusy?: boolean;
  ref?: Ref<HTMLDivElement>;
  onOpen?: OpenView | undefined;
}

/** Chips, the featured article, the articles and the way to more of them (rows B2 to B5). */
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
  return (
    <div ref={ref} className="stack-10" aria-busy={isBusy}>
      <CategoryChips current={category} onOpen={onOpen} />
      {featured ? <FeaturedArticle article={featured} /> : null}
      {articles.length > 0 ? (
        <section aria-labelledby="artikel-heading" className="stack-4">
          <h2 id="artikel-heading" className="text-card">
            {name ? texts.articlesIn(name) : texts.allArticles}
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
