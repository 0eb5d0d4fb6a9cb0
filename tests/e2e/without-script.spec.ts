import { expect, test } from '#tests/support/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('R1: without script the whole landing page can be read', async ({ page }) => {
  await page.goto('/');
  for (const heading of await page.getByRole('heading').all()) await expect(heading).toBeVisible();
  const elements = page
    .locator('main')
    .locator('h1, h2, h3, p, li, a, img')
    .filter({ visible: true });
  const opacities = await elements.evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).opacity),
  );
  expect(new Set(opacities)).toEqual(new Set(['1']));
});

test('without script nothing is shown that only script can do', async ({ page }) => {
  const article = '/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut';
  for (const path of ['/schlaftagebuch', '/suche', '/passt-das', '/wach/gedanken', article]) {
    await page.goto(path);
    await expect(page.locator('.needs-script'), path).not.toHaveCount(0);
    await expect(page.locator('.needs-script').filter({ visible: true }), path).toHaveCount(0);
  }
});

test('L5: without script the menu opens, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü' }).click();
  const menu = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(menu.getByRole('link', { name: 'FAQ' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menü' }).click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/#faq');
});

test('H8: without script one answer is open at a time, and an address opens its answer', async ({
  page,
}) => {
  await page.goto('/#kosten');
  const items = page.locator('#faq details');
  await expect(page.locator('#kosten')).toBeVisible();
  await items.nth(3).locator('summary').click();
  await expect(items.nth(3)).toHaveAttribute('open');
  await expect(page.locator('#faq details[open]')).toHaveCount(1);
});

test('without script there is no switch that would do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Nachtansicht' })).toBeHidden();
});
