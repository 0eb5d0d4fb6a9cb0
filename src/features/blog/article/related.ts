const most = 3;

interface Relatable {
  slug: string;
  category: string;
}

/** Up to three other articles of the same category, in the order given (row B10). */
export function relatedArticles<One extends Relatable>(article: One, all: readonly One[]): One[] {
  return all
    .values()
    .filter(({ slug, category }) => category === article.category && slug !== article.slug)
    .take(most)
    .toArray();
}
