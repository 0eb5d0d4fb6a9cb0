import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { WIDTHS } from '#tests/support/themes.ts';

// The last one is a window of 1280 × 1024 at 400 % zoom (WCAG 1.4.10).
const windows = [...WIDTHS.map((width) => ({ width, height: 800 })), { width: 320, height: 256 }];

test('no page scrolls sideways at any width, nor at 400 % zoom', async ({ page, faults }) => {
  faults.allow(/404/);
  for (const path of ['/', '/preise', '/wirksamkeit', '/passt-das', '/gibt-es-nicht']) {
    await page.goto(path);
    await expectNoSidewaysScrolling(page);
  }
});

test('without its typefaces no page scrolls sideways either', async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/);
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of [
    '/',
    '/blog',
    '/team/anna-muster',
    '/preise',
    '/wirksamkeit',
    '/impressum',
    '/datenschutz',
    '/agb',
  ]) {
    await page.goto(path);
    await expectNoSidewaysScrolling(page);
  }
});

test('an article with a table of three columns does not scroll sideways', async ({ page }) => {
  await page.goto('/blog/welcher-arzt-bei-schlafstorungen-arzt-psychologe-therapeut');
  await expect(page.getByRole('article').getByRole('table')).toBeVisible();
  await expectNoSidewaysScrolling(page);
});

test('open answers and an open menu do not make the page scroll sideways', async ({ page }) => {
  await page.goto('/');
  for (const [index] of (await page.locator('details').all()).entries()) {
    const item = page.locator('details').nth(index);
    await item.evaluate((details) => details.removeAttribute('name'));
    await item.evaluate((details: HTMLDetailsElement) => (details.open = true));
  }
  await expectNoSidewaysScrolling(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.getByRole('button', { name: 'Menü' }).click();
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('no part and no error page scrolls sideways at any width', async ({ page, faults }) => {
  faults.allow(/500/);
  for (const path of ['/katalog', '/katalog/fehler']) {
    await page.goto(path);
    await expectNoSidewaysScrolling(page);
  }
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const window of windows) {
    await page.setViewportSize(window);
    expect(await sidewaysOverflow(page), `at ${window.width} px`).toBe(0);
  }
}

function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  });
}
