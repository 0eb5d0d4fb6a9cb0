import type { BlogPage } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { island } from '#site/island.ts';
import { PageHeading } from '#site/page-heading.tsx';
import { furtherPages } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';
import { CategoryChips } from './category-chips.tsx';
import type { ArticlePage } from './cut-pages.ts';

export interface ArticleOverviewProps {
  content: BlogPage;
  page: ArticlePage;
}

/** Rows B1 and B2, and the list below them, which loads more in place as soon as it is touched. */
export function ArticleOverview({ content, page }: ArticleOverviewProps) {
  return (
    <Container className="article-overview stack-10">
      <PageHeading kicker={content.kicker} title={texts.title} lead={content.lead} />
      <CategoryChips current={page.category} />
      <div {...island('article-list', { atOnce: furtherPages })}>
        <ArticleList pages={[page]} />
      </div>
    </Container>
  );
}
