import { expect, test } from 'vitest';
import { furtherArticles } from './further-articles.tsx';

const article = (slug: string, category = 'Therapie') => ({ slug, category });
const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

test('B10: at most three of the same category, never the article itself', () => {
  const all = [
    article('a'),
    article('b'),
    article('c', 'Medizin'),
    ...'defg'.split('').map((slug) => article(slug)),
  ];
  const { related, newest } = furtherArticles(article('a'), all);
  expect(slugs(related)).toEqual(['b', 'd', 'e']);
  expect(newest).toEqual([]);
});

test('B10: the newest others fill the row of an article with few of its category', () => {
  const all = [article('a'), article('b', 'Medizin'), article('c', 'Familie'), article('d')];
  const { related, newest } = furtherArticles(article('d'), all);
  expect(slugs(related)).toEqual(['a']);
  expect(slugs(newest)).toEqual(['b', 'c']);
});
