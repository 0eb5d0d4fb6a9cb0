import { expect, test } from '#tests/support/browser-test.ts';

test('D6: a badge comes in four variants that look different', async ({ page }) => {
  await page.goto('/katalog');
  const looks = new Set<string>();
  for (const variant of ['default', 'secondary', 'destructive', 'outline']) {
    const badge = page.locator(`[data-example="badge: ${variant}"] > div > *`);
    await expect(badge).toBeVisible();
    looks.add(
      await badge.evaluate((element) => {
        const { backgroundColor, color, borderTopWidth } = getComputedStyle(element);
        return [backgroundColor, color, borderTopWidth].join();
      }),
    );
  }
  expect(looks.size).toBe(4);
});
