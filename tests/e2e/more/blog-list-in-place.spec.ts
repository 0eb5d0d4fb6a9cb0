import type { Page } from '@playwright/test';
import { readArticles } from '#tests/support/articles.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';

const articles = readArticles();
const inCategory = (name: string) =>
  articles.filter(({ category }) => category === name).map(({ title }) => title);

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const cards = (page: Page) => page.locator('main [data-article]');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('link', { name: 'Mehr Artikel laden' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

// Until the script of the list is there, which follows the load, links lead to pages of their own.
const openList = (page: Page) => page.goto('/blog', { waitUntil: 'networkidle' });

test.beforeEach(({ page }) => beginWith(page, decision()));

test('B5: further articles join the list; focus and a spoken sentence tell of them', async ({
  page,
}) => {
  await openList(page);
  await expect(status(page)).toHaveText(`7 von ${articles.length} Artikeln`);
  await more(page).click();
  await expect(status(page)).toHaveText(
    `1 weiterer Artikel, ${articles.length} von ${articles.length}`,
  );
  await expect(cards(page)).toHaveCount(articles.length);
  const added = cards(page).nth(7).getByRole('link');
  await expect(added).toBeFocused();
  await expect(page).toHaveURL('/blog?bis=2');
});

test('B5: reload and the way back keep the further articles and the place, and nothing shifts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) document.documentElement.dataset['shift'] = String(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openList(page);
  await more(page).click();
  await expect(cards(page)).toHaveCount(articles.length);
  await cards(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(articles.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(page.locator('html')).not.toHaveAttribute('data-shift');
  await cards(page).last().getByRole('link').click();
  await expect(page).not.toHaveURL(/\/blog\?/);
  await page.goBack();
  await expect(cards(page)).toHaveCount(articles.length);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('B5: further articles are also there when another parameter stands before', async ({
  page,
}) => {
  await page.goto('/blog?von=brief&bis=2');
  await expect(cards(page)).toHaveCount(articles.length);
});

test('B2: going back in the history leads through the chosen categories', async ({ page }) => {
  await openList(page);
  await chip(page, 'Beratung').click();
  await expect(page).toHaveURL('/blog/kategorie/beratung');
  await chip(page, 'Gesundheit').click();
  await expect(page).toHaveURL('/blog/kategorie/gesundheit');
  await page.goBack();
  await expect(titles(page)).toHaveText(inCategory('Beratung'));
  await page.goBack();
  await expect(chip(page, 'Alle')).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveTitle('Schlaf-Wissen – Schlafcoaching');
});

test('B5: a click that comes before the script is there is not lost', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/islands/article-list.js', async (route) => {
    await held;
    await route.continue();
  });
  await openList(page);
  await more(page).click();
  await expect(cards(page)).toHaveCount(7);
  release?.();
  await expect(cards(page)).toHaveCount(articles.length);
});

test('B5: when the script does not come, a click leads to the page of its own', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/islands/article-list.js*', (route) => route.abort());
  await openList(page);
  await more(page).click();
  await expect(page).toHaveURL('/blog/seite/2');
  await expect(page.getByRole('link', { name: 'Neuere Artikel' })).toBeVisible();
});

test('B5: when the script does not come after a reload, nothing is held free for articles that will not come', async ({
  page,
  faults,
}) => {
  faults.allow(/ERR_FAILED/);
  await openList(page);
  await more(page).click();
  await expect(cards(page)).toHaveCount(articles.length);
  await page.route('**/islands/article-list.js*', (route) => route.abort());
  await page.reload();
  await expect(more(page)).toBeVisible();
  const height = () => page.evaluate(() => document.body.offsetHeight);
  const before = await height();
  await page.evaluate(() => document.documentElement.style.removeProperty('--room'));
  expect(await height()).toBe(before);
});

test('D4, B5: a page that fails is asked for again, and after the last attempt somebody says so', async ({
  page,
  faults,
}) => {
  faults.allow(/503/);
  await page.clock.install();
  let attempts = 0;
  await page.route('**/blog/seite/2', (route) => {
    attempts += 1;
    return route.fulfill({ status: 503 });
  });
  await openList(page);
  await more(page).click();
  for (const [count, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => attempts).toBe(count);
    await page.clock.runFor(wait);
  }
  await expect(page.getByRole('alert')).toHaveText(/ließen sich nicht laden/);
  expect(attempts).toBe(4);
  await expect(more(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(7);
});

test('B2: a category needs no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openList(page);
  await chip(page, 'Beratung').hover();
  await chip(page, 'Beratung').click();
  await expect(titles(page)).toHaveText(inCategory('Beratung'));
  expect(scripts).toEqual([]);
});

test('the list fetches nothing of its machinery before somebody touches it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await openList(page);
  expect(scripts).toEqual([]);
});
