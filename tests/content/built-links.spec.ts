import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { brokenAnchors, brokenLinks, internalTargets } from '#tests/support/finished-pages.ts';

const DIST = 'dist-example';

test('every internal link leads to a page or file that exists', () => {
  expect(brokenLinks(DIST)).toEqual([]);
});

test('every internal anchor exists on the page it leads to', () => {
  const links = internalTargets(DIST).filter(({ url }) => url.hash !== '');
  expect(links.filter(({ url }) => !url.pathname.endsWith('.svg')).length).toBeGreaterThan(3);
  expect(brokenAnchors(DIST)).toEqual([]);
});

test('every sign of the icon file that a page uses exists', () => {
  const icons = internalTargets(DIST).filter(
    ({ url }) => url.pathname.endsWith('.svg') && url.hash !== '',
  );
  expect(icons.length).toBeGreaterThan(0);
  const missing = icons.filter(({ url }) => {
    const drawings = readFileSync(join(DIST, 'client', url.pathname), 'utf8');
    return !drawings.includes(`id="${url.hash.slice(1)}"`);
  });
  expect(missing.map(({ url }) => url.hash)).toEqual([]);
});
