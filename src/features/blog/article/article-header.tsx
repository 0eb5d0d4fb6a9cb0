import type { ReactNode } from 'react';
import type { Article, TeamMember } from '#content-model/queries.ts';
import { isSameName } from '#content-model/team.ts';
import { BackLink } from '#site/back-link.tsx';
import { Container } from '#site/section.tsx';
import { island } from '#site/island.ts';
import { berlinMoment } from '#lib/berlin-time.ts';
import { unparted } from '#lib/spelling.ts';
import { WholeWords } from '#site/prose.tsx';
import { preparePicture } from '#site/pictures.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture, type PreparedPicture } from '#ui/picture.tsx';
import { texts } from '../texts.ts';
import { headPictureSizes } from './fill-article.tsx';

interface ArticleHeaderProps {
  article: Article;
  picture: PreparedPicture;
  author: Person;
  reviewer: Person;
  /** More that one can do with the text, beside 'Teilen'. */
  children?: ReactNode;
}

// Letters beyond which title or excerpt need room that the picture gives up.
const long = { title: 60, excerpt: 180 };

/** Row B7: everything above the text of an article. */
export function ArticleHeader({
  article,
  picture,
  author,
  reviewer,
  children,
}: ArticleHeaderProps) {
  const { title, excerpt, category } = article;
  const isLong = title.length > long.title || excerpt.length > long.excerpt;
  return (
    <Container>
      <header className={`article-header ${isLong ? 'article-long' : ''}`.trimEnd()}>
        <BackLink href="/blog">{texts.backToBlog}</BackLink>
        <div className="article-share needs-script not-printed">
          <ShareButton title={title} text={excerpt} />
          {children}
        </div>
        <Picture picture={picture} sizes={headPictureSizes} priority className="framed" />
        <p className="text-small strong text-accent-text">{category}</p>
        <div>
          <h1 className="article-title">{title}</h1>
          <p className="article-excerpt text-text-muted">
            <WholeWords text={excerpt} />
          </p>
          <div className="article-people">
            <ArticlePerson task={texts.writtenBy} person={author} />
            <ArticlePerson task={texts.reviewedBy} person={reviewer} />
            <ArticleDates article={article} />
          </div>
        </div>
      </header>
    </Container>
  );
}

/** When the text appeared and was revised, and how long it takes to read. */
function ArticleDates({ article }: Pick<ArticleHeaderProps, 'article'>) {
  const { date, updatedAt, readTime } = article;
  return (
    <ul className="article-meta text-text-muted">
      <li>
        <time dateTime={date.toISOString().slice(0, 10)} className="whole">
          {berlinMoment(date).day}
        </time>
      </li>
      <li>{texts.readTime(readTime)}</li>
      {updatedAt ? <li>{texts.updated(unparted(berlinMoment(updatedAt).day))}</li> : null}
    </ul>
  );
}

/** Row B8; `share.island.ts` does the work. Hidden without JavaScript. */
function ShareButton({ title, text }: { title: string; text: string }) {
  return (
    <div className="cluster-4 flex-wrap" {...island('share')}>
      <Button
        variant="quiet"
        data-share
        data-title={title}
        data-text={text}
        data-copied={texts.shared}
        data-failed={texts.notShared}
      >
        <Icon name="link" />
        <span className="max-md:sr-only">{texts.share}</span>
      </Button>
      <p role="status" className="no-room-empty text-small text-text-muted"></p>
    </div>
  );
}

/** Somebody who wrote or reviewed an article; without profile and portrait when not of the team. */
export interface Person {
  name: string;
  profile?: { href: string; portrait: PreparedPicture };
}

interface ArticlePersonProps {
  /** What this person did, such as “Geschrieben von”. */
  task: string;
  person: Person;
}

/** A face with a name that leads to the profile. */
export function ArticlePerson({ task, person: { name, profile } }: ArticlePersonProps) {
  return (
    <p className="article-person">
      {profile ? <Picture picture={{ ...profile.portrait, alt: '' }} sizes="3rem" /> : null}
      <span>
        <span className="text-text-muted">{task}</span>{' '}
        {profile ? (
          <a href={profile.href} className="strong">
            {name}
          </a>
        ) : (
          <span className="strong">{name}</span>
        )}
      </span>
    </p>
  );
}

/** Who wrote and who reviewed an article, with the profiles of those who are of the team. */
export async function preparePeople(
  { author, reviewedBy }: Pick<Article, 'author' | 'reviewedBy'>,
  team: readonly TeamMember[],
): Promise<{ author: Person; reviewer: Person }> {
  return { author: await person(author, team), reviewer: await person(reviewedBy, team) };
}

async function person(name: string, team: readonly TeamMember[]): Promise<Person> {
  const member = team.find((one) => isSameName(one.name, name));
  if (!member) return { name };
  const portrait = await preparePicture(member.image, [96, 144]);
  return { name, profile: { href: `/team/${member.id}`, portrait } };
}
