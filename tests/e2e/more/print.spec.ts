import { expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme } from '#tests/support/themes.ts';

test.beforeEach(async ({ page }) => {
  await chooseTheme(page, 'night');
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
});

test('H8: on paper all answers are open', async ({ page }) => {
  await expect(page.locator('details[open]')).toHaveCount(0);
  const answers = page.locator('#faq details > :not(summary)');
  expect(await answers.count()).toBeGreaterThanOrEqual(9);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('on paper there is no header, and words are black on white even after a night of reading', async ({
  page,
}) => {
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const words of await page.getByRole('main').locator('h1, h2, h3, p').all()) {
    const color = await words.evaluate((element) => getComputedStyle(element).color);
    expect(brightness(color), await words.innerText()).toBeLessThan(130);
  }
});

test('on paper no words lie on a picture', async ({ page }) => {
  const words = page
    .getByRole('main')
    .locator('h1, h2, p, a:not(:has(img))')
    .filter({ visible: true });
  const pictures = page.getByRole('main').locator('img').filter({ visible: true });
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all()) {
    const frame = await picture.boundingBox();
    for (const box of await words.evaluateAll(boxesOf)) expect(overlap(box, frame)).toBe(false);
  }
});

test('on paper a link shows where it leads', async ({ page }) => {
  const link = page.getByRole('link', { name: /^Alle Bewertungen ansehen/ });
  const address = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(address).toContain('https://');
});

test('an article on paper is a leaflet with people, sources and its address, and nothing to click', async ({
  page,
}) => {
  const path = '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen';
  await page.goto(path);
  const article = page.getByRole('article').first();
  await expect(article.getByText('Geschrieben von')).toBeVisible();
  await expect(article.getByRole('region', { name: 'Quellen' })).toBeVisible();
  await expect(article.getByText(path)).toBeVisible();
  for (const figure of await article.getByRole('figure').all()) {
    await expect(figure).toBeVisible();
    await expect(figure).toHaveCSS('break-inside', 'avoid');
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Schlagwörter' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Weiterlesen' })).toHaveCount(0);
});

function boxesOf(elements: Element[]): DOMRect[] {
  return elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

function overlap(first: Box, second: Box | null): boolean {
  if (second === null) return false;
  const apart =
    first.x + first.width <= second.x ||
    second.x + second.width <= first.x ||
    first.y + first.height <= second.y ||
    second.y + second.height <= first.y;
  return !apart;
}

/** From 0 to 255, of a computed colour. */
function brightness(color: string): number {
  return Math.max(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
}
