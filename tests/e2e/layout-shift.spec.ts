import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';

for (const width of [375, 1280]) {
  test(`nothing moves while fonts and pictures arrive late and somebody scrolls, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const gate = Promise.withResolvers<undefined>();
    await page.route(/\.(?:woff2|avif|webp)$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await recordShifts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Pictures then arrive under the eyes of the reader, not somewhere below.
    const picture = page.locator('#mission img >> nth=0');
    await picture.evaluate((img) => img.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(picture).toBeInViewport();
    gate.resolve(undefined);
    await page.waitForLoadState('load');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await scrollThrough(page);
    expect(await shifts(page)).toEqual([]);
  });
}

test('the landing page loads no script of its own and none from elsewhere', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  await scrollThrough(page);
  expect(scripts).toEqual([]);
});

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Element | null }[];
        };
        const names = sources.map(({ node }) => node?.localName ?? 'gone').join(', ');
        shifts.push(`${String(value)} by ${names}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
