import { expect, test } from '#tests/support/browser-test.ts';

test('R15: a page that fails shows the English words and the message of the error', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load resource.*500/);
  const answer = await page.goto('/katalog/fehler');
  expect(answer?.status()).toBe(500);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Unexpected Application Error!');
  await expect(heading).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toContainText('This page fails on purpose.');
  await expect(page.getByRole('banner')).toBeVisible();
});

test('R15: a page that fails never shows where in the code it failed', async ({ request }) => {
  const html = await (await request.get('/katalog/fehler')).text();
  expect(html).toContain('This page fails on purpose.');
  expect(html).not.toMatch(/\.m?[jt]s:\d+|\.astro|node_modules|file:\/\//);
});
