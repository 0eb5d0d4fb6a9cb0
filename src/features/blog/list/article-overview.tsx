import type { BlogPage } from '#content-model/queries.ts';
import { Container } from '#site/section.tsx';
import { PageHeading } from '#site/headings.tsx';
import { categoryName, chips, listAddress } from '../addresses.ts';
import { texts } from '../texts.ts';
import { ArticleList } from './article-list.tsx';
import type { ArticlePage } from './cut-pages.ts';

const all = { slug: undefined, name: texts.allCategories };

interface ArticleOverviewProps {
  content: BlogPage;
  page: ArticlePage;
}

/** Rows B1 and B2, and the list below them. */
export function ArticleOverview({ content, page }: ArticleOverviewProps) {
  const category = categoryName(page.category);
  return (
    <Container className="article-overview stack-10">
      <PageHeading
        kicker={content.kicker}
        title={category ? texts.headingOf(category) : texts.title}
        lead={content.lead}
        className="overview-heading"
      />
      <CategoryChips current={page.category} />
      <ArticleList page={page} />
    </Container>
  );
}

interface CategoryChipsProps {
  /** Slug of a category; undefined for all articles. */
  current: string | undefined;
}

/** Row B2: the categories, each a page of its own, which the browser prepares as soon as it is touched. */
function CategoryChips({ current }: CategoryChipsProps) {
  return (
    <nav aria-label={texts.categories}>
      <ul className="flex flex-wrap gap-2">
        {[all, ...chips].map(({ slug, name }) => (
          <li key={name}>
            <a
              href={listAddress(slug)}
              className="chip"
              aria-current={slug === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
