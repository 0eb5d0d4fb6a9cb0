import type { Article } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { Prose } from '#site/prose.tsx';
import { TableOfContents } from '#site/table-of-contents.tsx';
import { berlinMoment } from '#lib/berlin-time.ts';
import { Card } from '#ui/card.tsx';
import { texts } from '../texts.ts';
import { ArticleSources, type ListedSource } from './article-sources.tsx';
import { ArticleSummary } from './article-summary.tsx';

export interface ArticleTextProps {
  article: Article;
  /** The text with numbered citations. */
  html: string;
  sources: readonly ListedSource[];
  disclaimer: string;
}

/** Contents, summary, text and sources of an article. */
export function ArticleText({ article, html, sources, disclaimer }: ArticleTextProps) {
  const { headings, summary, guest, reviewedBy, reviewedOn } = article;
  return (
    <Container className="article-columns">
      <TableOfContents items={headings.filter(({ depth }) => depth === 2)} />
      <div className="stack-10 max-w-2xl">
        <ArticleSummary items={summary} />
        {guest ? (
          <Card className="stack-2">
            <p className="strong">{texts.guest}</p>
            <p>{guest}</p>
          </Card>
        ) : null}
        <div data-article-text>
          <Prose html={html} />
        </div>
        <ArticleSources sources={sources} />
        <div className="stack-2 pt-6 text-small text-text-muted edge-t">
          <p>{texts.reviewed(reviewedBy, berlinMoment(reviewedOn).day)}</p>
          <p>{disclaimer}</p>
        </div>
      </div>
    </Container>
  );
}
