import type { Page } from '@playwright/test';
import { readArticles } from '#tests/support/articles.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';

const articles = readArticles();
const [featured] = articles.filter((article) => article.featured);
const others = articles.filter((article) => !article.featured);
const inCategory = (name: string) => articles.filter(({ category }) => category === name);

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });
const cards = (page: Page) => page.locator('main [data-article]');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('link', { name: 'Mehr Artikel laden' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

test.beforeEach(({ page }) => beginWith(page, decision()));

test('B1, B3, B4: the list shows the recommended article apart and the newest of the others', async ({
  page,
}) => {
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schlaf-Wissen');
  const recommended = page.getByRole('region', { name: 'Empfohlener Artikel' });
  await expect(recommended.getByRole('heading', { level: 3 })).toHaveText(featured?.title ?? '');
  const list = page.getByRole('region', { name: 'Alle Artikel' });
  const expected = others.slice(0, 6).map(({ title }) => title);
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(expected);
});

test('B4: a card names everything about its article and leads to it', async ({ page }) => {
  const [article] = others;
  if (!article) throw new Error('There is no article in the list.');
  await page.goto('/blog');
  const card = page.locator(`[data-article="${article.slug}"]`);
  const beginning = article.excerpt.slice(0, 40);
  for (const words of [article.category, beginning, article.author, article.readTime]) {
    await expect(card).toContainText(words);
  }
  await expect(card.locator('time')).toHaveText(/^\d{1,2}\. Dezember 2024$/);
  await expect(card.locator('time')).toHaveAttribute('datetime', article.day);
  await expect(card.getByRole('img')).toHaveAttribute('alt', article.alt);
  const link = card.getByRole('link', { name: /^Lesen: / });
  await expect(link).toHaveAccessibleName(`Lesen: ${article.title}`);
  await link.click();
  await expect(page).toHaveURL(`/blog/${article.slug}`);
});

test('B4: an excerpt is cut after three lines, and a click anywhere on the card opens the article', async ({
  page,
}) => {
  await page.goto('/blog');
  for (const card of await cards(page).all()) {
    const lines = await card
      .locator('p')
      .first()
      .evaluate((words) => {
        const { lineHeight } = getComputedStyle(words);
        return Math.round(words.clientHeight / Number.parseFloat(lineHeight));
      });
    expect(lines).toBeLessThanOrEqual(3);
    // The browser cuts nothing that is not cut already: its dots would follow a comma.
    const hidden = await card
      .locator('p')
      .first()
      .evaluate((words) => words.scrollHeight - words.clientHeight);
    expect(hidden).toBeLessThanOrEqual(1);
  }
  await cards(page)
    .nth(1)
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(`/blog/${others[0]?.slug ?? ''}`);
});

test('B2: the chips are there in order, and “Alle” is chosen', async ({ page }) => {
  await page.goto('/blog');
  const chips = page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link');
  await expect(chips).toHaveText([
    'Alle',
    'Schlafstörungen',
    'Beratung',
    'Entspannung',
    'Gesundheit',
  ]);
  await expect(chip(page, 'Alle')).toHaveAttribute('aria-current', 'page');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with script ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    for (const name of ['Schlafstörungen', 'Beratung']) {
      test(`B2: the chip ${name} shows what carries exactly this name, at an address of its own`, async ({
        page,
      }) => {
        await page.goto('/blog');
        await chip(page, name).click();
        await expect(page).toHaveURL(/\/blog\/kategorie\/[a-z]+$/);
        await expect(chip(page, name)).toHaveAttribute('aria-current', 'page');
        await expect(chip(page, 'Alle')).not.toHaveAttribute('aria-current');
        await expect(titles(page)).toHaveText(inCategory(name).map(({ title }) => title));
        await expect(page).toHaveTitle(`${name} – Schlaf-Wissen – Schlafcoaching`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Schlaf-Wissen: ${name}`);
      });
    }

    test('B2: an empty category says so', async ({ page }) => {
      await page.goto('/blog');
      await chip(page, 'Entspannung').click();
      await expect(status(page)).toContainText('In Entspannung gibt es noch keinen Artikel.');
      await expect(cards(page)).toHaveCount(0);
      const suggestions = page.getByRole('main').locator('.list-end').getByRole('link');
      await expect(suggestions).toHaveText(articles.slice(0, 2).map(({ title }) => title));
    });

    test('B5: “Mehr Artikel laden” leads to all articles and is gone after the last', async ({
      page,
    }) => {
      await page.goto('/blog');
      const seen = new Set<string>();
      const look = async () => {
        for (const title of await titles(page).allInnerTexts())
          seen.add(title.replaceAll('\u00A0', ' '));
      };
      await look();
      await more(page).click();
      await expect(more(page)).toHaveCount(0);
      await look();
      expect(seen).toEqual(new Set(articles.map(({ title }) => title)));
    });
  });
}
