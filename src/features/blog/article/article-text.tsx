import type { Article } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { Prose, WholeWords } from '#site/prose.tsx';
import { SourceList, type ListedSource } from '#site/source-list.tsx';
import { TableOfContents } from '#site/table-of-contents.tsx';
import { berlinMoment } from '#lib/berlin-time.ts';
import { unparted } from '#lib/spelling.ts';
import { texts } from '../texts.ts';

interface ArticleTextProps {
  article: Article;
  /** Its text as HTML: what stands before the first section, and the sections. */
  introduction: string;
  sections: string;
  sources: readonly ListedSource[];
  disclaimer: string;
  /** How whoever reviews articles stands to the operator. */
  reviewer: string;
  /** Where the article is, for the paper it is printed on. */
  address: string;
}

/** Contents, summary, text and sources of an article. */
export function ArticleText({
  article,
  introduction,
  sections,
  sources,
  disclaimer,
  reviewer,
  address,
}: ArticleTextProps) {
  const { headings, summary, guest, tags, reviewedBy, reviewedOn } = article;
  return (
    <>
      <Container className="article-columns">
        <TableOfContents items={headings.filter(({ depth }) => depth === 2)} />
        <div className="article-text">
          {guest ? (
            <div className="article-guest text-small">
              <p className="strong">{texts.guest}</p>
              <p>{guest}</p>
            </div>
          ) : null}
          <div data-article-text className="article-body">
            <Prose
              html={introduction}
              // A quotation mark as high as three lines would be what one sees first.
              className={introduction.startsWith('<p>„') ? '' : 'article-introduction'}
            />
            <ArticleSummary items={summary} />
            <Prose html={sections} />
          </div>
        </div>
      </Container>
      <Container className="article-end">
        <SourceList sources={sources} />
        <div className="article-colophon text-small text-text-muted">
          <ul aria-label={texts.tags} className="article-tags not-printed">
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
          <p>
            {texts.reviewed(reviewedBy, unparted(berlinMoment(reviewedOn).day))} {reviewer}
          </p>
          <p>{disclaimer}</p>
          <p className="printed">{texts.printedFrom(address)}</p>
        </div>
      </Container>
    </>
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
          <li key={item}>
            <WholeWords text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
