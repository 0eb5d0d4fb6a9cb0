import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuildManifest } from '#server/http/build-manifest.ts';
import { builtPages, documentOf } from '../../scripts/built-pages.ts';
import { PAGES_TO_COME } from './pages-to-come.ts';

const DIST = 'dist';
const ORIGIN = 'https://this.site.example';

const manifest = () => readBuildManifest(DIST);
const targets = () =>
  builtPages(DIST).flatMap((page) => {
    const base = new URL(page.route, ORIGIN);
    return [...documentOf(page).querySelectorAll('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .map((target) => ({ from: page.route, url: new URL(target, base) }))
      .filter(({ url }) => url.origin === ORIGIN);
  });

test('every internal link leads to a page or file that exists', () => {
  const { files, onDemand } = manifest();
  const isOnDemand = (path: string) => onDemand.some((pattern) => new RegExp(pattern).test(path));
  const broken = targets()
    .filter(({ from, url }) => url.pathname !== from)
    .filter(({ url }) => !(decodeURIComponent(url.pathname) in files))
    .filter(({ url }) => !isOnDemand(url.pathname) && !PAGES_TO_COME.includes(url.pathname));
  expect(broken.map(({ from, url }) => `${from} → ${url.pathname}`)).toEqual([]);
});

test('every internal anchor exists on the page it leads to', () => {
  const pages = builtPages(DIST);
  const anchors = new Map(
    pages.map((page) => [
      page.route,
      [...documentOf(page).querySelectorAll('[id]')].map(({ id }) => id),
    ]),
  );
  const links = targets().filter(({ url }) => url.hash !== '' && !url.pathname.endsWith('.svg'));
  expect(links.length).toBeGreaterThan(3);
  const broken = links.filter(({ url }) => {
    const page = anchors.get(url.pathname);
    return page !== undefined && !page.includes(decodeURIComponent(url.hash.slice(1)));
  });
  expect(broken.map(({ from, url }) => `${from} → ${url.pathname}${url.hash}`)).toEqual([]);
});

test('every sign of the icon file that a page uses exists', () => {
  const icons = targets().filter(({ url }) => url.pathname.endsWith('.svg') && url.hash !== '');
  expect(icons.length).toBeGreaterThan(0);
  const missing = icons.filter(({ url }) => {
    const drawings = readFileSync(join(DIST, 'client', url.pathname), 'utf8');
    return !drawings.includes(`id="${url.hash.slice(1)}"`);
  });
  expect(missing.map(({ url }) => url.hash)).toEqual([]);
});

test('pages to come are struck off the list once they exist, and all of them are linked', () => {
  const { files, onDemand } = manifest();
  const exists = (path: string) =>
    path in files || onDemand.some((pattern) => new RegExp(pattern).test(path));
  const linked = new Set(targets().map(({ url }) => url.pathname));
  expect(PAGES_TO_COME.filter(exists), 'remove these from tests/content/pages-to-come.ts').toEqual(
    [],
  );
  expect(
    PAGES_TO_COME.filter((path) => !linked.has(path)),
    'nobody links to these',
  ).toEqual([]);
});
