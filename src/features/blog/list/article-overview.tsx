import type { BlogPage } from '#content-model/queries.ts';
import { Container } from '#site/container.tsx';
import { PageHeading } from '#site/page-heading.tsx';
import { texts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';
import type { ArticlePage } from './cut-pages.ts';

export interface ArticleOverviewProps {
  content: BlogPage;
  page: ArticlePage;
}

/** Row B1 and the list below it. The script of the list hydrates the element with `data-articles`. */
export function ArticleOverview({ content, page }: ArticleOverviewProps) {
  return (
    <Container className="article-overview stack-10">
      <PageHeading kicker={content.kicker} title={texts.title} lead={content.lead} />
      <div data-articles>
        <ArticleList pages={[page]} />
      </div>
    </Container>
  );
}
