import { Badge } from '#ui/badge.tsx';
import { Picture } from '#ui/picture.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import type { ArticleCard } from './article-page.ts';
import { ReadLink } from './read-link.tsx';

/** One article of the list (row B4). */
export function ArticleCardView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, author, day, date, readTime, picture } = article;
  return (
    <li className="article-card card" data-article={slug}>
      <Picture picture={picture} sizes="(min-width: 64rem) 22rem, (min-width: 48rem) 45vw, 92vw" />
      <div className="stack-4">
        <Badge variant="secondary" className="self-start">
          {category}
        </Badge>
        <h3 className="text-card">{title}</h3>
        <p className="line-clamp-3 text-text-muted">{excerpt}</p>
        <div className="mt-auto stack-2">
          <ArticleMeta author={author} day={day} date={date} readTime={readTime} />
          <ReadLink slug={slug} title={title} />
        </div>
      </div>
    </li>
  );
}
