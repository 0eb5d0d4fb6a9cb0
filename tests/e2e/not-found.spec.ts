import { expect, test } from '#tests/support/browser-test.ts';

for (const path of ['/gibt-es-nicht', '/team/a/b', '/index.html', '/m%C3%BCde?um=drei']) {
  test(`R13: ${path} answers 404 with the page and logs the path to the console`, async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load resource.*404/);
    faults.allow(new RegExp(`404 Error: .*${path.replace(/\?.*/, '')}`));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(/Seite nicht gefunden/);
  });
}

test("R13: the English words are marked as English, so that screen readers don't read them in German", async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('/gibt-es-nicht');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  for (const words of ['Oops! Page not found', 'Return to Home']) {
    const language = await page
      .getByText(words, { exact: true })
      .evaluate((element) => element.closest('[lang]')?.getAttribute('lang'));
    expect(language).toBe('en');
  }
});

test("R13: 'Return to Home' leads to the landing page", async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto('/gibt-es-nicht');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
