import { expect, test } from 'vitest';
import { articleData } from './structured-data.ts';

const day = (written: string) => new Date(`${written}T00:00:00Z`);

test.each([
  ['2026-03-01', undefined, '2026-02-20', '2026-03-01'],
  ['2026-03-01', '2026-02-25', '2026-02-20', '2026-03-01'],
  ['2026-03-01', undefined, '2026-04-02', '2026-04-02'],
  ['2026-03-01', '2026-05-03', '2026-06-04', '2026-05-03'],
])(
  'an article of %s, changed %s and reviewed %s, says that it was changed on %s',
  (date, updatedAt, reviewedOn, expected) => {
    const article = {
      title: 'Wach',
      metaDescription: 'Wach',
      author: 'Anna',
      category: 'Schlaf',
      tags: [],
      date: day(date),
      reviewedOn: day(reviewedOn),
      ...(updatedAt !== undefined && { updatedAt: day(updatedAt) }),
    } as unknown as Parameters<typeof articleData>[0];
    const url = new URL('https://schlaf.example/blog/wach');
    const data = articleData(article, { url, image: url, publisher: 'Schlaf', team: [] });
    expect(data).toMatchObject({ datePublished: date, dateModified: expected });
  },
);
