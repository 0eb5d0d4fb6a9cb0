import { Section } from '#site/section.tsx';
import { Icon } from '#ui/icon.tsx';
import { ArticleCardView } from '../list/article-card.tsx';
import type { ArticleCard } from '../list/cut-pages.ts';
import { texts } from '../texts.ts';

/** Row B10: similar articles, or only the link to all articles when there are none. */
export function RelatedArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const all = (
    <a href="/blog" className="cluster-2 self-start strong text-link">
      {texts.allArticlesLink}
      <Icon name="arrow-right" />
    </a>
  );
  if (articles.length === 0) return <div className="not-printed article-end">{all}</div>;
  return (
    <div className="not-printed">
      <Section id="aehnliche" ground="lifted" className="article-end">
        <div className="stack-10">
          <h2 id="aehnliche-heading" className="text-section">
            {texts.related}
          </h2>
          <ul className="article-grid">
            {articles.map((article) => (
              <ArticleCardView key={article.slug} article={article} />
            ))}
          </ul>
          {all}
        </div>
      </Section>
    </div>
  );
}

const most = 3;

interface Relatable {
  slug: string;
  category: string;
}

/** Up to three other articles of the same category, in the order given (row B10). */
export function relatedArticles<One extends Relatable>(article: One, all: readonly One[]): One[] {
  return all
    .values()
    .filter(({ slug, category }) => category === article.category && slug !== article.slug)
    .take(most)
    .toArray();
}
