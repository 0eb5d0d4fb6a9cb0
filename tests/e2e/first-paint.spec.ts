import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

for (const [path, last] of [
  ['/', 'main h2'],
  ['/datenschutz', 'main li'],
] as const) {
  test(`${path}: what lies far below is laid out when the page has loaded, or when it comes near`, async ({
    page,
  }) => {
    const finish = await holdTypefaces(page);
    await page.goto(path, { waitUntil: 'commit' });
    const far = page.locator(last).last();
    await expect.poll(() => isLaidOut(far)).toBe(false);
    await far.scrollIntoViewIfNeeded();
    await expect.poll(() => isLaidOut(far)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => isLaidOut(far)).toBe(false);
    finish();
    await expect.poll(() => isLaidOut(far)).toBe(true);
  });
}

test('L3: an anchor that is followed before the page has loaded leads to its section', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const finish = await holdTypefaces(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  const heading = page.locator('#faq-heading');
  await expect(heading).toBeInViewport({ ratio: 1 });
  const place = await page.evaluate(() => scrollY);
  finish();
  await page.waitForLoadState();
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

test('after a reload nothing waits, so that the browser finds the place of before', async ({
  page,
}) => {
  await page.goto('/');
  await holdTypefaces(page);
  await page.reload({ waitUntil: 'commit' });
  const far = page.locator('#cta-heading');
  await expect(far).toBeAttached();
  expect(await isLaidOut(far)).toBe(true);
});

/** Lets the page wait for its typefaces, so that it has not loaded, until the answer is called. */
async function holdTypefaces(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(undefined);
}

function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
}
