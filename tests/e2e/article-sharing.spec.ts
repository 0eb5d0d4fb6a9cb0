import { readArticles } from '#tests/support/articles.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';

const [article] = readArticles();
if (!article) throw new Error('There is no article in content/blog.');
const path = `/blog/${article.slug}`;

declare global {
  interface Window {
    handedOver: ShareData[];
  }
}

test.beforeEach(({ page }) => beginWith(page, decision()));

test('B8: the system shares title, excerpt and address, once for each click', async ({ page }) => {
  await page.addInitScript(() => {
    window.handedOver = [];
    navigator.share = (data) => {
      window.handedOver.push(data ?? {});
      return Promise.resolve();
    };
  });
  await page.goto(`${path}?von=irgendwo#quelle-1`);
  const button = page.getByRole('button', { name: 'Teilen' });
  const shared = () => page.evaluate(() => window.handedOver);
  const data = { title: article.title, text: article.excerpt, url: new URL(path, page.url()).href };
  await button.click();
  await expect.poll(async () => plain(await shared())).toEqual([data]);
  await button.click();
  await expect.poll(async () => plain(await shared())).toEqual([data, data]);
});

test('B8: where the system cannot share, the address is copied, and a sentence says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('article').getByRole('status')).toHaveText('Der Link ist kopiert.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(path, page.url()).href);
});

test('B8: whoever changes their mind gets nothing on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.handedOver = [];
    navigator.share = (data) => {
      window.handedOver.push(data ?? {});
      return Promise.reject(new DOMException('Cancelled.', 'AbortError'));
    };
  });
  await page.goto(path);
  await page.evaluate(() => navigator.clipboard.writeText('Einkaufszettel'));
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect.poll(() => page.evaluate(() => window.handedOver.length)).toBe(1);
  await expect(page.getByRole('article').getByRole('status')).toHaveText('');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Einkaufszettel');
});

test('B8: when nothing works, a sentence says where the address is', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('article').getByRole('status')).toContainText('in der Adresszeile');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('B8: there is no button that would do nothing', async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Teilen' })).toBeHidden();
  });
});

const plain = (all: ShareData[]) =>
  all.map(({ title = '', text = '', url }) => ({
    title: title.replaceAll('\u00A0', ' '),
    text: text.replaceAll('\u00A0', ' '),
    url,
  }));
