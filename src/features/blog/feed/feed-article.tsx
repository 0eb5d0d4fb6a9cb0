import type { Article, Source } from '#content-model/queries.ts';
import { numberCitations } from '../article/number-citations.ts';
import { texts } from '../texts.ts';
import { FeedSources } from './feed-sources.tsx';

export interface FeedArticleProps {
  article: Article;
  sources: ReadonlyMap<string, Source>;
  disclaimer: string;
}

/** A whole article for feed readers: plain markup that needs none of our styles. */
export function FeedArticle({ article, sources, disclaimer }: FeedArticleProps) {
  const { html, sources: cited } = numberCitations(article.html);
  return (
    <>
      {article.guest ? <p>{`${texts.guest}: ${article.guest}`}</p> : null}
      <h2>{texts.summary}</h2>
      <ul>
        {article.summary.map((statement) => (
          <li key={statement}>{statement}</li>
        ))}
      </ul>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <FeedSources cited={cited} sources={sources} />
      <p>{disclaimer}</p>
    </>
  );
}
