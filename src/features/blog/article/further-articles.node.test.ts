import { expect, test } from 'vitest';
import { furtherArticles } from './further-articles.tsx';

const article = (slug: string, category = 'Therapie', tags: string[] = []) => ({
  slug,
  category,
  tags,
});
const slugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

test('B10: at most three of the same category, never the article itself', () => {
  const all = [
    article('a'),
    article('b'),
    article('c', 'Medizin'),
    ...'defg'.split('').map((slug) => article(slug)),
  ];
  const { related, alsoAbout } = furtherArticles(article('a'), all);
  expect(slugs(related)).toEqual(['b', 'd', 'e']);
  expect(alsoAbout).toEqual([]);
});

test('B10: the newest others fill the row of an article with few of its category', () => {
  const all = [article('a'), article('b', 'Medizin'), article('c', 'Familie'), article('d')];
  const { related, alsoAbout } = furtherArticles(article('d'), all);
  expect(slugs(related)).toEqual(['a']);
  expect(slugs(alsoAbout)).toEqual(['b', 'c']);
});

test('what has the most topics in common comes before what is newer', () => {
  const all = [
    article('children', 'Familie', ['Familie']),
    article('pills', 'Medizin', ['Schlafmittel', 'Insomnie']),
    article('night', 'Schlafstörungen', ['Insomnie']),
  ];
  const { alsoAbout } = furtherArticles(
    article('x', 'Psychologie', ['Insomnie', 'Schlafmittel']),
    all,
  );
  expect(slugs(alsoAbout)).toEqual(['pills', 'night', 'children']);
});
