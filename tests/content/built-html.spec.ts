import { expect, test } from '@playwright/test';
import { finishedPages, htmlProblems } from '#tests/support/finished-pages.ts';

test('every page is valid HTML', async () => {
  expect(finishedPages('dist-example').length).toBeGreaterThan(20);
  expect(await htmlProblems('dist-example')).toEqual([]);
});

test('no title is longer than a question and what follows it', () => {
  const titles = finishedPages('dist-example').map(({ document }) => document.title);
  // An article is named by a whole question, and what follows its title is prescribed (row B12).
  expect(titles.filter((title) => title.length > 110)).toEqual([]);
});
