import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { WIDTHS } from '#tests/support/themes.ts';

test.use({ visitor: 'first' });

for (const width of WIDTHS) {
  test(`C8: at ${width} px the banner stays at the bottom, at most 6xl wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const { banner } = consentOn(page);
    await page.mouse.wheel(0, 1500);
    await expect(banner).toBeInViewport({ ratio: 1 });
    const { x, y, width: wide, height } = await boxOf(page);
    expect(800 - (y + height)).toBeLessThanOrEqual(16);
    expect(wide).toBeLessThanOrEqual(72 * 16);
    expect(Math.abs(x - (width - x - wide))).toBeLessThan(2);
    expect(height).toBeLessThan(400);
  });
}

for (const [width, height] of [
  [320, 568],
  [320, 256],
  [1280, 800],
] as const) {
  test(`RC-06: at ${width} × ${height} legal links can be used while the banner asks`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { banner } = consentOn(page);
    await expect(banner).toBeVisible();
    for (const name of [
      'Impressum',
      'Datenschutz',
      'Vertrag widerrufen',
      'Verträge hier kündigen',
    ]) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click({ trial: true });
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await expect(page).toHaveURL('/impressum');
    await expect(banner).toBeVisible();
  });

  test(`at ${width} × ${height} every choice can be reached, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { all, necessary, settings } = consentOn(page);
    for (const button of [all, necessary, settings]) await button.click({ trial: true });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  });
}

test('at 320 × 640 the banner leaves two thirds of the window to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const { height } = await boxOf(page);
  expect(height).toBeLessThanOrEqual(640 / 3);
});

test('at 400 % zoom the banner moves away with the page and leaves the window to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  const { banner } = consentOn(page);
  await expect(banner).toBeInViewport();
  await page.mouse.wheel(0, 2000);
  await expect(banner).not.toBeInViewport();
});

test('the keyboard meets the banner first, is not held, and goes on with the page', async ({
  page,
}) => {
  await page.goto('/');
  const { banner, all, necessary, settings } = consentOn(page);
  const stops = [
    page.getByRole('link', { name: 'Zum Inhalt springen' }),
    all,
    necessary,
    settings,
    banner.getByRole('link', { name: 'Datenschutz' }),
    page.getByRole('banner').getByRole('link').first(),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('Shift+Tab');
  await expect(necessary).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the focus never ends up behind the banner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(consentOn(page).banner).toBeVisible();
  const links = page.getByRole('contentinfo').getByRole('link');
  const { y } = await boxOf(page);
  for (const link of await links.all()) {
    await link.focus();
    const box = await link.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(y);
  }
});

for (const width of [320, 375, 1280]) {
  test(`at ${width} px the banner is neither the largest paint nor a shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const found = { paints: [] as boolean[], shifts: [] as string[] };
      Object.assign(window, { found });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as PerformanceEntry & { element: Element | null };
          found.paints.push(element?.closest('section[aria-label]') != null);
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, sources } = entry as PerformanceEntry & {
            value: number;
            sources: {
              node: Node | null;
              previousRect: DOMRectReadOnly;
              currentRect: DOMRectReadOnly;
            }[];
          };
          const moved = sources.map(({ node, previousRect, currentRect }) =>
            [
              node?.textContent,
              previousRect.y,
              currentRect.y,
              previousRect.height,
              currentRect.height,
            ].join(' '),
          );
          found.shifts.push(`${value.toString()}: ${moved.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const woken = page.waitForResponse('**/islands/consent.js');
    await page.goto('/');
    await woken;
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
          // A browser without windows may draw nothing more; all that was drawn is noted by then.
          setTimeout(resolve, 2000);
        }),
    );
    const readFound = () =>
      page.evaluate(
        () => (window as unknown as { found: { paints: boolean[]; shifts: string[] } }).found,
      );
    // The browser reports a paint some time after it.
    await expect.poll(async () => (await readFound()).paints.length).toBeGreaterThan(0);
    const found = await readFound();
    expect(found.paints.at(-1)).toBe(false);
    expect(found.shifts).toEqual([]);
  });
}

test('the banner and the button are not printed', async ({ page }) => {
  await page.goto('/');
  const { banner, necessary, reopen } = consentOn(page);
  await page.emulateMedia({ media: 'print' });
  await expect(banner).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await necessary.click();
  await expect(reopen).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(reopen).toBeHidden();
});

async function boxOf(page: Page) {
  const box = await consentOn(page).banner.boundingBox();
  if (!box) throw new Error('The banner is not on the page.');
  return box;
}
