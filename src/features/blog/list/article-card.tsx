import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { articleAddress } from '../addresses.ts';
import { texts } from '../texts.ts';
import type { ArticleCard } from './cut-pages.ts';

/** How wide the picture of the recommended article is shown. */
export const featuredSizes = '(min-width: 72rem) 36rem, (min-width: 64rem) 50vw, 92vw';

/** One article of the list (row B4). */
export function ArticleCardView({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, picture } = article;
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
          <ArticleMeta {...article} />
          <ReadLink slug={slug} title={title} />
        </div>
      </div>
    </li>
  );
}

/** The recommended article (row B3). */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const { slug, title, excerpt, category, picture } = article;
  return (
    <section aria-labelledby="empfohlen-heading" className="stack-4">
      <h2 id="empfohlen-heading" className="text-card">
        {texts.featured}
      </h2>
      <article className="featured-article card" data-article={slug}>
        <Picture picture={picture} sizes={featuredSizes} priority />
        <div className="stack-4">
          <Badge variant="secondary" className="self-start">
            {category}
          </Badge>
          <h3 className="text-figure">{title}</h3>
          <p className="line-clamp-3 text-text-muted">{excerpt}</p>
          <ArticleMeta {...article} />
          <ReadLink slug={slug} title={title} />
        </div>
      </article>
    </section>
  );
}

/** The link of a card. It covers the whole card, and its accessible name contains the title. */
function ReadLink({ slug, title }: { slug: string; title: string }) {
  return (
    <a
      href={articleAddress(slug)}
      aria-label={texts.readArticle(title)}
      className="read-link cluster-2 strong text-link"
    >
      {texts.read}
      <Icon name="arrow-right" />
    </a>
  );
}

type ArticleMetaProps = Pick<ArticleCard, 'author' | 'day' | 'date' | 'readTime'> & {
  /** When the text was last revised, as a sentence. */
  updated?: string | undefined;
};

/** Author, date and reading time of an article. */
export function ArticleMeta({ author, day, date, updated, readTime }: ArticleMetaProps) {
  return (
    <ul className="article-meta text-small text-text-muted">
      <li>{author}</li>
      <li>
        <time dateTime={day}>{date}</time>
      </li>
      {updated ? <li>{updated}</li> : null}
      <li>{readTime}</li>
    </ul>
  );
}
