import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readArticles } from '#tests/support/articles.ts';
import { bookingAddress, readContent, readTeam } from '#tests/support/site-content.ts';

const sections = [
  'hero',
  'problem',
  'history',
  'process',
  'benefits',
  'testimonials',
  'faq',
  'closing',
] as const;

test('R1, H1: the landing page shows its eight sections in the specified order', async ({
  page,
}) => {
  const headlines = sections.map((section) => readContent(`landing/${section}.yaml`).headline);
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main').locator('section').locator('h1, h2')).toHaveText(headlines);
});

test('H1: the anchors of testimonials, questions and last call to action exist', async ({
  page,
}) => {
  await page.goto('/');
  for (const [anchor, section] of [
    ['testimonials', 'testimonials'],
    ['faq', 'faq'],
    ['cta', 'closing'],
  ] as const) {
    const { headline } = readContent(`landing/${section}.yaml`);
    await expect(page.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toHaveText(
      headline,
    );
  }
});

test('H2: the hero shows a coach with the app, a mattress, and the way to the booking page', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Regeneration trifft Psychologie',
  );
  for (const name of [/Coach/, /[Mm]atratze/]) {
    const picture = hero.getByRole('img', { name });
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
  }
  const button = hero.getByRole('link', { name: /^Schlafcoaching entdecken/ });
  await expect(button).toHaveAttribute('href', bookingAddress());
});

test('H2: the hero stands in 3:2 columns at least 600 px high from xl, stacked below', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  const boxes = () =>
    hero
      .locator('> div > div')
      .evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON() as DOMRect));
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [stage, tile] = (await boxes()) as [DOMRect, DOMRect];
    expect(tile.height).toBeGreaterThanOrEqual(600);
    expect(tile.top).toBe(stage.top);
    expect(stage.width / tile.width).toBeCloseTo(3 / 2, 1);
  }
  for (const width of [320, 768, 1279]) {
    await page.setViewportSize({ width, height: 800 });
    const [stage, tile] = (await boxes()) as [DOMRect, DOMRect];
    expect(tile.top).toBeGreaterThanOrEqual(stage.bottom);
    expect(tile.width).toBe(stage.width);
  }
});

test('on a phone a finger reaches every link of the landing page: 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.count()).toBeGreaterThan(20);
  const low = await links.evaluateAll((all) =>
    all
      .filter((link) => {
        link.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = link.getBoundingClientRect();
        return [-21, 21].some(
          (beyond) =>
            !link.contains(document.elementFromPoint(x + width / 2, y + height / 2 + beyond)),
        );
      })
      .map((link) => link.textContent),
  );
  expect(low).toEqual([]);
});

test('H3: the history tells of 2022 and 2025', async ({ page }) => {
  const { milestones } = readContent('landing/history.yaml');
  expect(milestones.map(({ year }) => year)).toEqual([2022, 2025]);
  await page.goto('/');
  for (const { year, title, text } of milestones) {
    const item = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title }) });
    await expect(item).toContainText(String(year));
    await expect(item).toContainText(text);
  }
});

test('H3: every advertised number says where it comes from and of when it is', async ({ page }) => {
  await page.goto('/');
  const numbers = await page.locator('#problem dl > div, #mission dl > div').all();
  expect(numbers.length).toBeGreaterThan(0);
  for (const number of numbers) {
    await expect(number.locator('dd')).toHaveText(/\d/);
    await expect(number.locator('dt')).toHaveText(/\(.+, Stand \d\d\/\d{4}\)$/);
  }
});

test('H2: what everybody asks first is answered right below the first screen', async ({ page }) => {
  const { answers, searchLine } = readContent('landing/hero.yaml');
  await page.goto('/');
  await expect(page.getByText(searchLine, { exact: true })).toBeVisible();
  const first = page.getByRole('region', { name: 'Das Wichtigste zum Schlafcoaching' });
  for (const { question } of answers)
    await expect(first.getByRole('term').filter({ hasText: question })).toHaveCount(1);
  await expect(first).toContainText(/69\s€ pro Monat inkl\. MwSt\./);
  await expect(first).not.toContainText('{');
});

test('H4: the process shows three steps with number, title, subtitle and description', async ({
  page,
}) => {
  const { steps } = readContent('landing/process.yaml');
  expect(steps.map(({ number }) => number)).toEqual([1, 2, 3]);
  await page.goto('/');
  for (const { number, title, subtitle, description } of steps) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const item = page.getByRole('listitem').filter({ has: heading });
    for (const words of [number, subtitle, description]) {
      await expect(item).toContainText(String(words));
    }
  }
});

test('H5: every benefit shows an icon, a title, a subtitle and a description', async ({ page }) => {
  const { items } = readContent('landing/benefits.yaml');
  await page.goto('/');
  for (const { title = '', subtitle = '', description = '' } of items) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    const item = page.getByRole('listitem').filter({ has: heading });
    await expect(item).toContainText(subtitle);
    await expect(item).toContainText(description);
    await expect(item.locator('svg')).toBeVisible();
  }
});

test('the people stand there with role and degree, and lead to their profiles', async ({
  page,
}) => {
  await page.goto('/');
  for (const { id, name, title, certificates } of readTeam()) {
    const person = page.locator('#mission').getByRole('link', { name });
    await expect(person).toContainText(title);
    await expect(person).toContainText(certificates[0]?.name ?? '');
    await expect(person).toHaveAttribute('href', `/team/${id}`);
  }
});

test('the three newest articles stand before the last section, with the way to all', async ({
  page,
}) => {
  const { headline } = readContent('landing/articles.yaml');
  await page.goto('/');
  const articles = page.getByRole('complementary', { name: headline });
  await expect(articles.getByRole('listitem')).toHaveCount(3);
  await expect(articles.getByRole('link', { name: 'Alle Artikel' })).toHaveAttribute(
    'href',
    '/blog',
  );
  const [newest] = readArticles();
  await expect(articles.getByRole('listitem').first()).toContainText(newest?.title ?? '');
  await expect(articles.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
    'href',
    `/blog/${newest?.slug ?? ''}`,
  );
});

test('the steps show the app, each described in words', async ({ page }) => {
  await page.goto('/');
  const screens = page.locator('#ablauf').getByRole('img', { name: /^Illustration der App/ });
  await expect(screens).toHaveCount(3);
});

test('on a phone no word of the landing page is cut at the edge of the window', async ({
  page,
}) => {
  for (const width of [320, 390, 600]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/');
    expect(await cutTexts(page)).toEqual([]);
  }
});

test('nothing one reads on the landing page is smaller than 15 px', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    expect(await smallTexts(page)).toEqual([]);
  }
});

test('the first button says price, notice and what happens after the click', async ({ page }) => {
  const { afterClick } = readContent('landing/hero.yaml');
  await page.goto('/');
  const hero = page.getByRole('main').locator('section').first();
  await expect(hero.getByText('69 € pro Monat inkl. MwSt., monatlich kündbar')).toBeVisible();
  await expect(hero.getByText(afterClick)).toBeVisible();
});

test('on a phone the way to the offer takes the place of the header, and covers no button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  const bar = page.locator('.offer-bar');
  await expect(bar).toBeHidden();
  // While the first picture leaves, nothing slides over the header.
  expect((await bar.boundingBox())?.y).toBe(0);
  await page.locator('#vorteile-heading').scrollIntoViewIfNeeded();
  await expect(bar.getByRole('link')).toHaveAttribute('href', bookingAddress());
  await expect(bar).toBeVisible();
  expect((await bar.boundingBox())?.y).toBe(0);
  await page.getByRole('button', { name: 'Menü' }).click({ trial: true });
  await page.getByRole('link', { name: 'Suche' }).first().click({ trial: true });
  await page.locator('#theme-switch').click({ trial: true });
  // What has the focus is never taken away.
  await bar.getByRole('link').focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('html')).not.toHaveAttribute('data-past');
  await expect(bar).toBeVisible();
  await bar.getByRole('link').blur();
  await expect(bar).toBeHidden();
  const last = page.locator('#cta').getByRole('link');
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
  // The last section, with a button of its own, lies over nothing of the header.
  await page.locator('#cta').evaluate((section) => {
    scrollTo(0, section.getBoundingClientRect().top + scrollY);
  });
  await page.locator('#theme-switch').click({ trial: true });
  await page.setViewportSize({ width: 768, height: 667 });
  await expect(bar).toBeHidden();
});

/** Texts of which the edge of the window leaves a part. */
function cutTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const cut: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      // What only screen readers get is one pixel wide.
      if ((text.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right } of range.getClientRects()) {
        if (left < innerWidth && right > innerWidth + 1) cut.push(text.textContent ?? '');
      }
    }
    return cut;
  });
}

/** Texts in letters of less than 15 px, which is 0.9375 of what the reader's browser is set to. */
function smallTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const read = 'p, li, dt, dd, blockquote, summary, h1, h2, h3, a:not(.button), span';
    return [...main.querySelectorAll<HTMLElement>(read)]
      .filter((one) => one.checkVisibility() && !one.closest('.button, svg'))
      .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 15)
      .map((one) => one.innerText);
  });
}
