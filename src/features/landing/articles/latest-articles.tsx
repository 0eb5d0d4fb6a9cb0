import type { ReactNode } from 'react';
import type { Article, Landing } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from '../texts.ts';

interface LatestArticlesProps {
  content: Landing['articles'];
  /** Each with a picture without description, because the title stands beside it. */
  articles: readonly { article: Article; picture: PreparedPicture }[];
  /** What stands below them. */
  children: ReactNode;
}

/** The newest articles and the way to all of them. */
export function LatestArticles({ content, articles, children }: LatestArticlesProps) {
  return (
    <aside aria-labelledby="artikel-heading" className="pb-section">
      <Container className="stack-4">
        <div className="cluster-2 flex-wrap justify-between gap-y-0">
          <h2 id="artikel-heading" className="text-figure">
            {content.headline}
          </h2>
          <a href="/blog" className="cluster-2 py-3 text-small strong text-link">
            {texts.allArticles}
            <Icon name="arrow-right" />
          </a>
        </div>
        <ul className="latest-articles">
          {articles.map(({ article: { slug, title, category, readTime }, picture }) => (
            <li key={slug}>
              <a href={`/blog/${slug}`} className="latest-article">
                <Picture picture={picture} sizes="8rem" />
                <span className="stack-1">
                  <span className="cluster-2 flex-wrap gap-y-0 text-small text-text-muted">
                    <span className="text-accent-text">{category}</span>
                    {` ${readTime} ${texts.readTime}`}
                  </span>
                  <span className="font-display strong">{title}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {children}
      </Container>
    </aside>
  );
}
