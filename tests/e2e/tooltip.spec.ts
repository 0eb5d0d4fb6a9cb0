import type { Page } from '@playwright/test';
import { catalogueAddress, expect, test } from '#tests/support/browser-test.ts';

test.use({ baseURL: catalogueAddress() });

const trigger = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tooltip = (page: Page, name: 'below' | 'above') => page.locator(`#tooltip-${name}`);
const pageDelay = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--tooltip-delay'));

test.beforeEach(async ({ page }) => {
  await page.goto('/katalog');
  await trigger(page, 'Unten').scrollIntoViewIfNeeded();
});

test('L8: a tooltip waits 700 ms under the pointer before it opens', async ({ page }) => {
  await expect(tooltip(page, 'below')).toBeHidden();
  const delay = delayOfNextTransition(page);
  await trigger(page, 'Unten').hover();
  expect(await delay).toBe(700);
  await expect(tooltip(page, 'below')).toBeVisible();
});

test('L8: a neighbour opens at once when the last tooltip was left less than 300 ms ago', async ({
  page,
}) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  await expect.poll(() => pageDelay(page)).toBe('0s');
  await trigger(page, 'Oben').hover();
  await expect(tooltip(page, 'above')).toBeVisible();
  await expect(tooltip(page, 'above')).toHaveCSS('transition-delay', '0s, 0s');
  await expect(page.locator('body')).toHaveCSS('transition-delay', '0.7s');
  await page.mouse.move(0, 0);
  await expect(page.locator('body')).toHaveCSS('transition-delay', '0.3s');
  await expect.poll(() => pageDelay(page)).toBe('0.7s');
});

test('L8: the keyboard shows a tooltip at once and hides it by leaving', async ({ page }) => {
  await trigger(page, 'Unten').focus();
  await page.keyboard.press('Tab');
  await expect(trigger(page, 'Oben')).toBeFocused();
  await expect(tooltip(page, 'above')).toBeVisible();
  await expect(tooltip(page, 'above')).toHaveCSS('transition-delay', '0s');
  await page.keyboard.press('Shift+Tab');
  await expect(tooltip(page, 'above')).toBeHidden();
});

test('L8: Escape hides a tooltip without moving the pointer, and it comes back another time', async ({
  page,
}) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip(page, 'below')).toBeHidden();
  await page.mouse.move(0, 0);
  await trigger(page, 'Oben').hover();
  await expect(tooltip(page, 'above')).toBeVisible();
});

test('L8: the pointer can move onto the words of a tooltip', async ({ page }) => {
  await trigger(page, 'Unten').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
  await tooltip(page, 'below').hover();
  await expect(tooltip(page, 'below')).toBeVisible();
});

test('L8: a tooltip describes its button to screen readers', async ({ page }) => {
  await expect(trigger(page, 'Unten')).toHaveAccessibleDescription('Erscheint nach 700 ms');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L8: a tooltip opens without script, too', async ({ page }) => {
    await trigger(page, 'Unten').focus();
    await page.keyboard.press('Tab');
    await expect(tooltip(page, 'above')).toBeVisible();
  });
});

/** Delay in milliseconds with which the first tooltip starts to show itself. */
function delayOfNextTransition(page: Page): Promise<number> {
  return tooltip(page, 'below').evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('transitionrun', () => {
          const delays = element.getAnimations().map(({ effect }) => effect?.getTiming().delay);
          resolve(Math.min(...delays.map(Number)));
        });
      }),
  );
}
