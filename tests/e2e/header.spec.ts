import { expect, test } from '#tests/support/browser-test.ts';
import { prefer } from '#tests/support/preferences.ts';
import { bookingAddress } from '#tests/support/site-content.ts';
import { WIDTHS } from '#tests/support/themes.ts';

test('L1: the header is 4 rem high and stays on top while scrolling, at every width', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 700 });
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width, height: 64 });
  }
});

test('the keyboard goes through the header while the page below it stays where it is', async ({
  page,
}) => {
  await page.goto('/agb');
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const stops = page.getByRole('banner').locator('a:visible, button:visible');
  expect(await stops.count()).toBeGreaterThan(4);
  for (const stop of await stops.all()) {
    await stop.evaluate((element) => element.focus());
    // By then the browser would have begun to scroll.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => scrollY)).toBe(2000);
  }
});

test('L1: over the first picture the header is open, and closed as soon as words pass below it', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 300);
  await expect(header).toHaveCSS('background-color', 'rgb(12, 19, 51)');
});

test('L2: the header leads to the start, the testimonials and the questions', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('li a:visible');
  await expect(links).toHaveText(['Start', 'Testimonials', 'FAQ']);
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', '/#testimonials', '/#faq']);
});

test('L2: the links of the header lead to the landing page from another page', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('/gibt-es-nicht');
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/#faq');
  await expect(page.locator('#faq')).toBeInViewport();
});

test('L3: an anchor scrolls smoothly to its section below the header and shows as active', async ({
  page,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.locator('[aria-current]')).toHaveText(['Start']);
  for (const [name, anchor] of [
    ['Testimonials', 'testimonials'],
    ['FAQ', 'faq'],
  ] as const) {
    await navigation.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/#${anchor}`);
    await expect(navigation.locator('[aria-current]')).toHaveText([name]);
    const heading = page.locator(`#${anchor}-heading`);
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBeGreaterThan(64);
  }
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('L3: an address with an anchor shows it as active at once, and going back corrects it', async ({
  page,
}) => {
  await page.goto('/#faq');
  const active = page.getByRole('banner').locator('[aria-current]');
  await expect(active).toHaveText(['FAQ']);
  await page.getByRole('banner').getByRole('link', { name: 'Testimonials' }).click();
  await expect(active).toHaveText(['Testimonials']);
  await page.goBack();
  await expect(active).toHaveText(['FAQ']);
});

test('L3: somebody who wants no motion is taken to the anchor at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});

test('L4: the header button opens the booking page in a new tab without opener', async ({
  page,
  context,
  faults,
}) => {
  const booking = bookingAddress();
  faults.allow(/^foreign: .*utm_source=/);
  await context.route(`${new URL(booking).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Buchung</title>' }),
  );
  await page.goto('/');
  const opened = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Schlafcoaching entdecken/ })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(booking);
  expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
});

test('with text of twice the size the header stays inside the window of a phone', async ({
  page,
}) => {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/suche');
    await prefer(page, { textSize: 32 });
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBeGreaterThan(100);
    const ends = await header
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...ends), `at ${String(width)} px`).toBeLessThanOrEqual(width);
    await prefer(page, { textSize: 16 });
  }
});
