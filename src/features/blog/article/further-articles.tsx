import type { ReactNode } from 'react';
import { Container } from '#site/section.tsx';
import { Icon } from '#ui/icon.tsx';
import { ArticleCardView } from '../list/article-card.tsx';
import type { ArticleCard } from '../list/cut-pages.ts';
import { texts } from '../texts.ts';

interface FurtherArticlesProps {
  related: readonly ArticleCard[];
  /** Others about the same topics. */
  alsoAbout: readonly ArticleCard[];
  /** What stands below them. */
  children: ReactNode;
}

/** Row B10: similar articles, others about the same topics where these do not fill a row, and the way to all. */
export function FurtherArticles({ related, alsoAbout, children }: FurtherArticlesProps) {
  return (
    <div className="not-printed bg-ground-lifted py-section">
      <Container className="stack-10">
        <div className="further-articles">
          <ArticleRow id="aehnliche" title={texts.related} articles={related} />
          <ArticleRow id="weiterlesen" title={texts.readOn} articles={alsoAbout} />
        </div>
        <div className="cluster-4 flex-wrap justify-between">
          <a href="/blog" className="cluster-2 strong text-link">
            {texts.allArticlesLink}
            <Icon name="arrow-right" />
          </a>
          {children}
        </div>
      </Container>
    </div>
  );
}

interface ArticleRowProps {
  id: string;
  title: string;
  articles: readonly ArticleCard[];
}

function ArticleRow({ id, title, articles }: ArticleRowProps) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="article-row">
        {articles.map((article) => (
          <ArticleCardView key={article.slug} article={article} isShort />
        ))}
      </ul>
    </section>
  );
}

const most = 3;

interface Relatable {
  slug: string;
  category: string;
  tags: readonly string[];
}

/**
 * Up to three other articles of the same category (row B10), and others that fill a row of three: those with the
 * most tags in common first.
 *
 * @param all The newest first, which stay so where they have as many tags in common.
 */
export function furtherArticles<One extends Relatable>(
  article: One,
  all: readonly One[],
): { related: One[]; alsoAbout: One[] } {
  const others = all.filter(({ slug }) => slug !== article.slug);
  const related = others.filter(({ category }) => category === article.category).slice(0, most);
  const inCommon = ({ tags }: One) => tags.filter((tag) => article.tags.includes(tag)).length;
  const alsoAbout = others
    .filter((one) => !related.includes(one))
    .toSorted((a, b) => inCommon(b) - inCommon(a))
    .slice(0, most - related.length);
  return { related, alsoAbout };
}
