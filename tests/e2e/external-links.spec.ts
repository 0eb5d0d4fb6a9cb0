import { expect, test } from '#tests/support/browser-test.ts';
import { bookingAddress, readContent } from '#tests/support/site-content.ts';

test('H10: booking, partner shop and review platform open in a new tab without opener, and say so', async ({
  page,
}) => {
  const { partnerSleepProducts, reviewPlatform } = readContent('site/links.yaml');
  await page.goto('/');
  const links = page.locator('a[href^="http"]:visible');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of [bookingAddress(), partnerSleepProducts.url, reviewPlatform.url]) {
    expect(targets).toContain(address);
  }
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleName(/\S \(öffnet in neuem Tab\)/);
  }
});

test('H10: links within the site stay in the tab', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('a[href^="/"][target], a[href^="#"][target]')).toHaveCount(0);
});

test("H10: every link to the partner's shop is marked as advertising", async ({ page }) => {
  const { partnerSleepProducts } = readContent('site/links.yaml');
  await page.goto('/');
  const links = page.locator(`a[href^="${new URL(partnerSleepProducts.url).origin}"]`);
  expect(await links.count()).toBeGreaterThanOrEqual(3);
  for (const link of await links.all()) {
    const block = link.locator('xpath=ancestor::div[1]');
    await expect(block.getByText('Anzeige', { exact: true })).toBeVisible();
  }
});
