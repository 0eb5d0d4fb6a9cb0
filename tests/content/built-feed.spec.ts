import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';
import { Window } from 'happy-dom';

const ARTICLES = new URL('../example-content/blog/', import.meta.url);

test('every page tells feed readers where the feed is', async ({ page }) => {
  for (const path of ['/', '/blog', '/team']) {
    await page.goto(path);
    const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', '/rss.xml');
  }
});

test('the feed is well-formed and names itself, its language and its website', async ({
  page,
  request,
}) => {
  const answer = await request.get('/rss.xml');
  expect(answer.headers()['content-type']).toMatch(/\bxml\b/);
  const root = await page.evaluate(
    (text) => new DOMParser().parseFromString(text, 'application/xml').documentElement.localName,
    await answer.text(),
  );
  expect(root).toBe('rss');
  const feed = await readFeed(request);
  expect(feed.title).toContain('Schlaf-Wissen');
  expect(feed.description).toBeTruthy();
  expect(feed.language).toBe('de');
  expect(feed.link).toMatch(/^https?:\/\/[^/]+$/);
  expect(feed.atom?.links?.[0]).toMatchObject({ href: `${feed.link ?? ''}/rss.xml`, rel: 'self' });
});

test('every article is in the feed, newest first, with a date and an address that answers', async ({
  request,
}) => {
  const { items = [] } = await readFeed(request);
  const slugs = readdirSync(ARTICLES).map((file) => file.replace('.md', ''));
  const paths = items.map(({ link = '' }) => new URL(link).pathname);
  expect(paths.toSorted()).toEqual(slugs.map((slug) => `/blog/${slug}`).toSorted());
  const days = items.map(({ pubDate = '' }) => Date.parse(pubDate));
  expect(days).toEqual(days.toSorted((first, second) => second - first));
  expect(days.every((day) => day > 0)).toBe(true);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('every item carries the whole text with its sources, and only absolute addresses', async ({
  request,
}) => {
  const { items = [] } = await readFeed(request);
  for (const { link = '', content } of items) {
    const html = content?.encoded ?? '';
    const { body } = new new Window().DOMParser().parseFromString(html, 'text/html');
    const source = readFileSync(new URL(`${link.split('/').at(-1) ?? ''}.md`, ARTICLES), 'utf8');
    const lastHeading = [...source.matchAll(/^#+ (.+)$/gm)].at(-1)?.[1] ?? '';
    expect(body.textContent, link).toContain(lastHeading);
    expect(body.textContent, link).not.toMatch(/\[@/);
    expect(body.querySelectorAll('a[href^="https://doi.org/10."]').length, link).toBeGreaterThan(2);
    const addresses = [...body.querySelectorAll('[href], [src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    );
    expect(
      addresses.filter((address) => !/^(?:https?|mailto|tel):/.test(address)),
      link,
    ).toEqual([]);
    const anchors = addresses.filter((address) => address.startsWith(`${link}#quelle-`));
    expect(anchors.length, link).toBeGreaterThan(2);
  }
});

async function readFeed(request: APIRequestContext) {
  const answer = await request.get('/rss.xml');
  return parseRssFeed(await answer.text());
}
