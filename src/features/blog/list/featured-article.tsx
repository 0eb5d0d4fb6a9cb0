import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import { texts } from '../texts.ts';
import type { ArticleCard } from './article-page.ts';
import { ReadLink } from './read-link.tsx';

/** The one article that is recommended (row B3). */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, author, day, date, readTime, picture } = article;
  return (
    <section aria-labelledby="empfohlen-heading" className="stack-4">
      <h2 id="empfohlen-heading" className="text-card">
        {texts.featured}
      </h2>
      <article className="featured-article card" data-article={slug}>
        <Picture
          picture={picture}
          sizes="(min-width: 72rem) 36rem, (min-width: 64rem) 50vw, 92vw"
          priority
        />
        <div className="stack-4">
          <Badge variant="secondary" className="self-start">
            {category}
          </Badge>
          <h3 className="text-figure">{title}</h3>
          <p className="line-clamp-3 text-text-muted">{excerpt}</p>
          <ArticleMeta author={author} day={day} date={date} readTime={readTime} />
          <ReadLink slug={slug} title={title} />
        </div>
      </article>
    </section>
  );
}
