import type { Article } from '#content-model/queries.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/container.tsx';
import { berlinMoment } from '#lib/berlin-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { ArticleMeta } from '../article-meta.tsx';
import { texts } from '../texts.ts';
import { ShareButton } from './share-button.tsx';

export interface ArticleHeaderProps {
  article: Article;
  picture: PreparedPicture;
}

/** Row B7: everything above the text of an article. */
export function ArticleHeader({ article, picture }: ArticleHeaderProps) {
  const { title, excerpt, category, author, date, readTime, tags } = article;
  return (
    <Container className="article-header">
      <header className="mx-auto stack-6 max-w-3xl">
        <BackLink href="/blog">{texts.backToBlog}</BackLink>
        <Badge variant="secondary" className="self-start">
          {category}
        </Badge>
        <h1 className="text-section">{title}</h1>
        <p className="text-lead text-text-muted">{excerpt}</p>
        <ArticleMeta
          author={texts.author(author)}
          day={date.toISOString().slice(0, 10)}
          date={berlinMoment(date).day}
          readTime={texts.readTime(readTime)}
        />
        <div className="article-header-end">
          <ul aria-label={texts.tags} className="flex flex-wrap gap-2">
            {tags.map((tag) => (
              <li key={tag} className="pill text-text-muted edge">
                {tag}
              </li>
            ))}
          </ul>
          <ShareButton title={title} text={excerpt} />
        </div>
      </header>
      <Picture
        picture={picture}
        sizes="(min-width: 72rem) 68rem, 92vw"
        priority
        className="framed"
      />
    </Container>
  );
}
