import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { readContent } from '#tests/support/site-content.ts';

test.use({ viewport: { width: 375, height: 700 } });

const button = (page: Page) => page.getByRole('button', { name: 'Menü' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Hauptnavigation' });

test('L5: below md the links hide behind a button that opens and closes them', async ({ page }) => {
  await page.goto('/');
  await expect(menu(page)).toBeHidden();
  await button(page).click();
  const { footer, tools } = readContent('site/navigation.yaml');
  await expect(menu(page).getByRole('link')).toHaveText([
    ...tools.map(({ label }) => label),
    'Start',
    'Testimonials',
    'FAQ',
    ...footer.pages.map(({ label }) => label),
    /^Schlafcoaching entdecken/,
  ]);
  await expect(menu(page)).toBeInViewport({ ratio: 1 });
  await button(page).click();
  await expect(menu(page)).toBeHidden();
});

test('L5: the menu closes when a link is clicked', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  await menu(page).getByRole('link', { name: 'FAQ' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('#faq-heading')).toBeInViewport();
});

test('L5: the keyboard opens the menu, walks into it, and Escape gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menu(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('L5: the focus that goes on from the last link stands nowhere below the menu, which covers the page', async ({
  page,
}) => {
  await page.goto('/blog');
  await button(page).click();
  await menu(page).getByRole('link').last().focus();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').locator(':focus')).toHaveCount(0);
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('L5: the menu closes when somebody taps beside it', async ({ page }) => {
  await page.goto('/');
  await button(page).click();
  // Only the header is beside it.
  await page.mouse.click(180, 4);
  await expect(menu(page)).toBeHidden();
});

test('L5: from md on there is no button and the links stand in a row, also after the menu was open', async ({
  page,
}) => {
  await page.goto('/');
  await button(page).click();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(button(page)).toBeHidden();
  await expect(menu(page)).toBeVisible();
  const tops = await menu(page)
    .locator('li:visible')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(menu(page)).toBeHidden();
});

test('L5: at 400 % zoom every link of the open menu can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await button(page).click();
  for (const link of await menu(page).getByRole('link').all()) {
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone the menu leads to the tools, and so do the footer and the page for unknown addresses', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  const { tools } = readContent('site/navigation.yaml');
  const labels = tools.map(({ label }) => label);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/gibt-es-nicht');
  for (const label of labels) {
    await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Menü' }).click();
  await menu(page)
    .getByRole('link', { name: labels[0] ?? '' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jetzt wach?');
});
