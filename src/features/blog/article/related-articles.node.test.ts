import { expect, test } from 'vitest';
import { relatedArticles } from './related-articles.tsx';

const article = (slug: string, category = 'Therapie') => ({ slug, category });

test('B10: at most three of the same category, never the article itself', () => {
  const all = [
    article('a'),
    article('b'),
    article('c', 'Medizin'),
    ...'defg'.split('').map((slug) => article(slug)),
  ];
  const related = relatedArticles(article('a'), all);
  expect(related.map(({ slug }) => slug)).toEqual(['b', 'd', 'e']);
});

test('B10: an article alone in its category has none', () => {
  expect(relatedArticles(article('c', 'Medizin'), [article('a'), article('c', 'Medizin')])).toEqual(
    [],
  );
});
