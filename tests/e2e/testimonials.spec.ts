import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent, readFolder } from '#tests/support/site-content.ts';

const testimonials = readFolder('testimonials');

test('H6: six voices show rating, text, author, review count, country and their review', async ({
  page,
}) => {
  const { reviewPlatform } = readContent('site/links.yaml');
  await page.goto('/');
  const cards = page.locator('#testimonials').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const [index, voice] of testimonials.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('img')).toHaveAccessibleName(
      `${starsInWords(voice.rating)} von 5 Sternen`,
    );
    for (const words of [voice.text, voice.author, voice.reviewCount, voice.country]) {
      await expect(card).toContainText(words);
    }
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      voice.reviewUrl ?? reviewPlatform.url,
    );
    await expect(card.getByRole('link')).toHaveAttribute('target', '_blank');
    const initial = card.getByText(voice.author.charAt(0), { exact: true });
    await expect(initial).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('H6: one label says that the voices are samples, not seven', async ({ page }) => {
  const { sampleNote } = readContent('landing/testimonials.yaml');
  expect(testimonials.some(({ sample }) => sample)).toBe(true);
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.getByText('Beispiel', { exact: true })).toHaveCount(1);
  await expect(section.getByText(sampleNote)).toBeVisible();
});

test('H6: the voices stand in 3 columns from md', async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    expect(new Set(await edgesOfCards(page)).size).toBe(3);
  }
});

test('H6: below md the voices are a row to swipe, one at a time', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 767]) {
    await page.setViewportSize({ width, height: 800 });
    const [first = NaN, second = NaN] = await edgesOfCards(page);
    expect(first).toBeGreaterThan(0);
    // The dots say that there are more.
    expect(Math.round(second)).toBeGreaterThanOrEqual(width);
  }
});

test('H6: below md dots say which of the voices is in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const last = page.locator('#testimonials').getByRole('listitem').last();
  const dot = () => last.evaluate((card) => getComputedStyle(card, '::scroll-marker').background);
  const other = await dot();
  expect(other).toContain('rgb');
  await last.scrollIntoViewIfNeeded();
  await expect.poll(dot).not.toBe(other);
});

test('H6: below md the keyboard reaches the last voice and brings it into view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/');
  const last = page.locator('#testimonials').getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await last.getByRole('link').focus();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('H7: rating and satisfied users stand with number, period and source', async ({ page }) => {
  const { reviewPlatform } = readContent('site/links.yaml');
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.getByText('4,5', { exact: true })).toBeVisible();
  await expect(section.getByRole('img', { name: '4,5 von 5 Sternen' }).first()).toBeVisible();
  await expect(
    section.getByText(/aus 157 Bewertungen \(\d\d\/\d{4}–\u2060\d\d\/\d{4}\), Quelle: /),
  ).toContainText(reviewPlatform.label);
  const satisfied = page.locator('dl > div', { hasText: 'zufriedene' });
  await expect(satisfied).toContainText(/, Stand .+über 5\.000/);
});

test('H7: the page says how reviews are checked and leads to all of them', async ({ page }) => {
  const { reviewPlatform } = readContent('site/links.yaml');
  const { reviewCheck } = readContent('landing/testimonials.yaml');
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.getByText(reviewCheck)).toBeVisible();
  const all = section.getByRole('link', { name: /^Alle Bewertungen ansehen/ });
  await expect(all).toHaveAttribute('href', reviewPlatform.url);
  await expect(all).toHaveAttribute('target', '_blank');
});

test('H7: wherever the average is shown, the number of reviews stands beside it', async ({
  page,
}) => {
  await page.goto('/');
  const averages = await page
    .getByText(/4,5/)
    .evaluateAll((all) => all.map((element) => element.closest('a, div')?.textContent));
  expect(averages.length).toBeGreaterThan(1);
  for (const words of averages) expect(words).toContain('157 Bewertungen');
});

/** The left edges of the cards. */
function edgesOfCards(page: Page): Promise<number[]> {
  return page
    .locator('#testimonials')
    .getByRole('listitem')
    .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
}

function starsInWords(stars: number): string {
  return stars.toLocaleString('de-DE');
}
