export interface ArticleMetaProps {
  author: string;
  day: string;
  date: string;
  readTime: string;
}

/** Who wrote an article, when, and how long reading takes. */
export function ArticleMeta({ author, day, date, readTime }: ArticleMetaProps) {
  return (
    <ul className="article-meta text-small text-text-muted">
      <li>{author}</li>
      <li>
        <time dateTime={day}>{date}</time>
      </li>
      <li>{readTime}</li>
    </ul>
  );
}
