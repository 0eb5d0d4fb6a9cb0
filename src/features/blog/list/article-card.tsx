import { berlinMoment } from '#lib/berlin-time.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { articleAddress } from '../addresses.ts';
import { texts } from '../texts.ts';
import type { ArticleCard } from './cut-pages.ts';

/** How wide the picture of the recommended article is shown. */
export const featuredSizes = '(min-width: 120rem) 50rem, (min-width: 64rem) 56vw, 92vw';

// Letters that fit into three lines of a card, and of a wide card beside its picture.
const cardExcerpt = 84;
const wideExcerpt = 132;

interface ArticleCardViewProps {
  article: ArticleCard;
  /** Without the excerpt. */
  isShort?: boolean;
  /** One of two or four, in two columns. */
  isLarge?: boolean;
}

/** One article of the list (row B4). */
export function ArticleCardView({
  article,
  isShort = false,
  isLarge = false,
}: ArticleCardViewProps) {
  const { slug, title, excerpt, category, picture } = article;
  return (
    <li className="article-card" data-article={slug}>
      <Picture
        picture={picture}
        sizes={`${isLarge ? '' : '(min-width: 64rem) 23rem, '}(min-width: 48rem) 45vw, (min-width: 20rem) 13rem, 92vw`}
      />
      <div>
        <Category name={category} />
        <h3>{title}</h3>
        {isShort ? null : (
          <p className="text-text-muted md:line-clamp-3">{shorten(excerpt, cardExcerpt)}</p>
        )}
        <div className="article-foot">
          <ArticleMeta {...article} />
          <ReadLink slug={slug} title={title} />
        </div>
      </div>
    </li>
  );
}

/** One article across the whole width: the recommended one (row B3), or the only one of a category. */
export function WideArticle({
  heading,
  article,
  showsCategory = false,
}: {
  heading: string;
  article: ArticleCard;
  /** Says what it is about, as the heading does not. */
  showsCategory?: boolean;
}) {
  const { slug, title, excerpt, category, picture } = article;
  return (
    <section aria-labelledby="empfohlen-heading">
      <article className="featured-article" data-article={slug}>
        <Picture picture={picture} sizes={featuredSizes} priority />
        <div className="stack-4">
          <div className="cluster-3 text-small">
            <h2 id="empfohlen-heading" className="font-text text-small strong text-accent-text">
              {heading}
            </h2>
            {showsCategory ? <p className="text-text-muted">{category}</p> : null}
          </div>
          <h3>{title}</h3>
          <p className="text-text-muted md:line-clamp-3">{shorten(excerpt, wideExcerpt)}</p>
          <ArticleMeta {...article} />
          <ReadLink slug={slug} title={title} />
        </div>
      </article>
    </section>
  );
}

const Category = ({ name }: { name: string }) => (
  <span className="text-small strong text-accent-text">{name}</span>
);

/** The link of a card. It covers the whole card, and its accessible name contains the title. */
function ReadLink({ slug, title }: { slug: string; title: string }) {
  return (
    <a
      href={articleAddress(slug)}
      aria-label={texts.readArticle(title)}
      className="read-link whole-link cluster-2 strong text-link"
    >
      {texts.read}
      <Icon name="arrow-right" />
    </a>
  );
}

/** Author, date and reading time of an article; what belongs together stays on a line. */
function ArticleMeta({ author, date, readTime }: ArticleCard) {
  return (
    <div className="text-small text-text-muted">
      <p>{author}</p>
      <ul className="article-meta">
        <li>
          <time dateTime={date.toISOString().slice(0, 10)} className="whole">
            {berlinMoment(date).day}
          </time>
        </li>
        <li>{readTime.replace(' ', '\u00A0')}</li>
      </ul>
    </div>
  );
}

/**
 * The beginning of a text: whole sentences when they are half of what fits, otherwise whole words and three
 * dots, which follow neither a comma nor a little word. The whole text when it is short enough.
 *
 * @param most Letters, with the dots.
 */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const [sentences = ''] = /^.*[.!?](?=\s)/su.exec(text.slice(0, most + 1)) ?? [];
  if (sentences.length >= most / 2) return sentences;
  const words = text.slice(0, most - 1).replace(/\s\S*$/u, '');
  return `${words.replace(/(?:[\s,;:–-]+|\s\p{Ll}{1,5})+$/u, '')}\u00A0…`;
}
