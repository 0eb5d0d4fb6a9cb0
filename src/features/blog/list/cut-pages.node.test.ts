import { expect, test } from 'vitest';
import { countOn, cutPages, type ArticleCard } from './cut-pages.ts';

const article = (
  number: number,
  { category = 'Therapie', featured = false } = {},
): ArticleCard => ({
  featured,
  slug: `artikel-${String(number)}`,
  title: `Artikel ${String(number)}`,
  excerpt: 'Worum es geht.',
  category,
  author: 'Anna Muster',
  readTime: '8 Min',
  date: new Date('2024-12-12'),
  picture: { srcSet: '', fallback: '', width: 3, height: 2, alt: '', focus: { x: 50, y: 50 } },
});

const articles = (count: number) => Array.from({ length: count }, (_, index) => article(index + 1));
const slugs = (pages: ReturnType<typeof cutPages>) =>
  pages.map((page) => page.articles.map(({ slug }) => slug));

test('every article stands on exactly one page, six on each, the last one with the rest', () => {
  const pages = cutPages(articles(14));
  expect(pages.map(countOn)).toEqual([6, 6, 2]);
  expect(new Set(slugs(pages).flat()).size).toBe(14);
  expect(pages.map(({ before }) => before)).toEqual([0, 6, 12]);
});

test('the featured article stands apart on the first page and is counted', () => {
  const pages = cutPages([article(1), article(2, { featured: true }), ...articles(9).slice(2)]);
  expect(pages.map(({ featured }) => featured?.slug)).toEqual(['artikel-2', undefined]);
  expect(slugs(pages).flat()).not.toContain('artikel-2');
  expect(pages.map(({ total, before }) => [total, before])).toEqual([
    [9, 0],
    [9, 7],
  ]);
});

test('of two featured articles the newer one stands apart, the other one in the list', () => {
  const [page] = cutPages([article(1, { featured: true }), article(2, { featured: true })]);
  expect(page?.featured?.slug).toBe('artikel-1');
  expect(page?.articles.map(({ slug }) => slug)).toEqual(['artikel-2']);
});

test('a chip shows what carries exactly its name', () => {
  const list = [
    article(1, { category: 'Beratung' }),
    article(2, { category: 'Online-Beratung' }),
    article(3, { category: 'Therapie', featured: true }),
  ];
  const [page] = cutPages(list, 'beratung');
  expect(page?.articles.map(({ slug }) => slug)).toEqual(['artikel-1']);
  expect(page?.featured).toBeUndefined();
});

test('a category without articles has one empty page', () => {
  expect(cutPages(articles(3), 'entspannung')).toMatchObject([{ page: 1, pages: 1, total: 0 }]);
});

test('ten thousand articles make the first page no longer', () => {
  const [page] = cutPages(articles(10_000));
  expect(page?.articles).toHaveLength(6);
});
