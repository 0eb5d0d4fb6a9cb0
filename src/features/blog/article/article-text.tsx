import type { Article, Source } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { ExternalLink } from '#site/external-link.tsx';
import { Prose } from '#site/prose.tsx';
import { TableOfContents } from '#site/table-of-contents.tsx';
import { berlinMoment } from '#lib/berlin-time.ts';
import { Card } from '#ui/card.tsx';
import { texts } from '../texts.ts';
import { sourceAnchor, sourceUrl, type CitedSource } from './number-citations.ts';

export interface ListedSource extends CitedSource {
  /** Undefined when the source does not exist, which the content check reports. */
  work: Source | undefined;
}

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

/** The key points of an article. */
function ArticleSummary({ items }: { items: readonly string[] }) {
  return (
    <section aria-labelledby="kurz" className="article-summary stack-4">
      <h2 id="kurz" className="text-card">
        {texts.summary}
      </h2>
      <ul className="stack-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** The cited publications in the order of their numbers, each with links back to the text (row B9). */
function ArticleSources({ sources }: { sources: readonly ListedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <section aria-labelledby="quellen" className="stack-4 text-small">
      <h2 id="quellen" className="text-card">
        {texts.sources}
      </h2>
      <ol className="article-sources stack-2">
        {sources.map(({ key, number, places, work }) => (
          <li key={key} id={sourceAnchor(number)}>
            {work ? <Work work={work} /> : key}
            {places.map((place, index) => (
              <a
                key={place}
                href={`#${place}`}
                className="way-back"
                aria-label={texts.backToText(index + 1, places.length)}
              >
                ↑
              </a>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Work({ work }: { work: Source }) {
  const { authors, year, title, publication, doi } = work;
  const address = sourceUrl(work);
  return (
    <>
      {`${authors} (${String(year)}). ${title.replace(/[.?!]$/, '')}${/[?!]$/.exec(title)?.[0] ?? '.'} `}
      <i>{`${publication}.`}</i>{' '}
      {address ? (
        <ExternalLink href={address} className="link">
          {doi ? `doi:${doi}` : address}
        </ExternalLink>
      ) : null}
    </>
  );
}
