import { expect, test } from '#tests/support/browser-test.ts';
import { readContent, readFolder } from '#tests/support/site-content.ts';

const testimonials = readFolder('testimonials');

test('H6: six voices show rating, text, author, review count, country and their review', async ({
  page,
}) => {
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
    await expect(card.getByRole('link')).toHaveAttribute('href', voice.reviewUrl);
    await expect(card.getByRole('link')).toHaveAttribute('target', '_blank');
    const initial = card.getByText(voice.author.charAt(0), { exact: true });
    await expect(initial).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});

test('H6: voices that are no real reviews are marked as samples, each of them', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.locator('#testimonials').getByRole('listitem');
  for (const [index, { sample }] of testimonials.entries()) {
    await expect(cards.nth(index).getByText('Beispiel', { exact: true })).toHaveCount(
      sample ? 1 : 0,
    );
  }
});

test('H6: the voices stand in 3 columns from md, below it in one', async ({ page }) => {
  await page.goto('/');
  const cards = page.locator('#testimonials').getByRole('listitem');
  for (const [width, columns] of [
    [320, 1],
    [767, 1],
    [768, 3],
    [1920, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const left = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    expect(new Set(left).size).toBe(columns);
  }
});

test('H7: the rating stands with number, period and source, beside the satisfied users', async ({
  page,
}) => {
  const { reviewPlatform } = readContent('site/links.yaml');
  await page.goto('/');
  const section = page.locator('#testimonials');
  await expect(section.getByText('4,5', { exact: true })).toBeVisible();
  await expect(section.getByRole('img', { name: '4,5 von 5 Sternen' }).first()).toBeVisible();
  await expect(
    section.getByText(/aus 157 Bewertungen \(\d\d\/\d{4}–\d\d\/\d{4}\), Quelle: /),
  ).toContainText(reviewPlatform.label);
  await expect(section.getByText(/über 5\.000 zufriedene/)).toBeVisible();
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

function starsInWords(stars: number): string {
  return stars.toLocaleString('de-DE');
}
