import type { Article } from '#content-model/queries.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/container.tsx';
import { island } from '#site/island.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { ArticleMeta } from '../list/article-card.tsx';
import { texts } from '../texts.ts';

/** How wide the picture of an article is shown. */
export const articlePictureSizes = '(min-width: 72rem) 68rem, 92vw';

export interface ArticleHeaderProps {
  article: Article;
  picture: PreparedPicture;
}

/** Row B7: everything above the text of an article. */
export function ArticleHeader({ article, picture }: ArticleHeaderProps) {
  const { title, excerpt, category, author, date, updatedAt, readTime, tags } = article;
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
          updated={updatedAt && texts.updated(berlinMoment(updatedAt).day)}
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
      <Picture picture={picture} sizes={articlePictureSizes} priority className="framed" />
    </Container>
  );
}

/** Row B8; `share.island.ts` does the work. Hidden without JavaScript. */
function ShareButton({ title, text }: { title: string; text: string }) {
  return (
    <div className="needs-script not-printed">
      <div className="cluster-4" {...island('share')}>
        <Button
          variant="quiet"
          data-share
          data-title={title}
          data-text={text}
          data-copied={texts.shared}
          data-failed={texts.notShared}
        >
          <Icon name="link" />
          {texts.share}
        </Button>
        <p role="status" className="text-small text-text-muted"></p>
      </div>
    </div>
  );
}
