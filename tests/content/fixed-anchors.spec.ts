import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { articleAnchors, fixedAnchors } from '#content-check/page-addresses.ts';

const DIST = 'dist-example/client';
const article = '/blog/online-schlaftherapie-wirksamkeit';

test('the parts of pages that the content check knows are on the built pages', () => {
  const missing = Object.entries({ ...fixedAnchors, [article]: articleAnchors }).flatMap(
    ([page, anchors]) => {
      const html = readFileSync(join(DIST, page === '/' ? 'index.html' : `${page}.html`), 'utf8');
      return anchors
        .filter((anchor) => !html.includes(`id="${anchor}"`))
        .map((anchor) => `${page}#${anchor}`);
    },
  );
  expect(missing).toEqual([]);
});
