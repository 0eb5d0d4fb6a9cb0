import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  consentOn,
  readThrough,
  serveWidget,
  storedDecision,
  watchHosts,
  widget,
  widgetRequest,
} from '#tests/support/consent.ts';

test.use({ visitor: 'first' });

const VISIT = ['/', '/team', '/blog', '/datenschutz', '/kuendigung', '/'];
const shownReviews = (page: Page) => page.getByText('Bewertungen von nebenan');

test('RC-01: a whole visit before consent asks nobody but this host and stores nothing', async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = watchHosts(context);
  for (const path of VISIT) {
    await readThrough(page, path);
    await expect(consentOn(page).banner).toBeVisible();
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  }
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

test("RC-01: a whole visit after 'Nur notwendige' asks nobody but this host", async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = watchHosts(context);
  await page.goto('/');
  await consentOn(page).necessary.click();
  await expect(consentOn(page).banner).toBeHidden();
  for (const path of VISIT) await readThrough(page, path);
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
  expect(await page.evaluate(() => [document.cookie, Object.keys(localStorage)])).toEqual([
    '',
    ['cookieConsent'],
  ]);
});

test('C6: the reviews are loaded once after consent, and once on the next page', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  const requests = await serveWidget(context);
  await page.goto('/');
  const { all, reopen, save, dialog } = consentOn(page);
  await expect(all).toBeVisible();
  expect(requests).toEqual([]);
  await all.dblclick();
  await expect(shownReviews(page)).toBeVisible();
  await reopen.click();
  await save.click();
  await expect(dialog).toBeHidden();
  expect(requests).toEqual([widget.script.url]);
  await page.reload();
  await expect(shownReviews(page)).toBeVisible();
  expect(requests).toEqual([widget.script.url, widget.script.url]);
});

test('C6: marketing alone loads no reviews', async ({ page, context }) => {
  const requests = await serveWidget(context);
  await page.goto('/');
  const { settings, marketingSwitch, save, reopen } = consentOn(page);
  await settings.click();
  await marketingSwitch.click();
  await save.click();
  await expect(reopen).toBeVisible();
  await readThrough(page, '/');
  expect(requests).toEqual([]);
});

test('RC-13: the button in the place of the reviews allows just them, and nothing moves', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  await serveWidget(context);
  await page.goto('/');
  const load = page.getByRole('button', { name: 'Bewertungen laden' });
  const sectionHeight = () =>
    page.locator('#testimonials').evaluate((element) => element.clientHeight);
  await consentOn(page).necessary.click();
  const before = await sectionHeight();
  await load.focus();
  await page.keyboard.press('Enter');
  await expect(shownReviews(page)).toBeVisible();
  expect(await sectionHeight()).toBe(before);
  expect(await storedDecision(page)).toMatchObject({ analytics: true, marketing: false });
  await expect(page.getByRole('group', { name: 'Bewertungen' })).toBeFocused();
});

test('RC-05: taking it back reloads the page, and nothing is asked for any more', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  const requests = await serveWidget(context);
  await page.goto('/');
  const { all, reopen, dialog } = consentOn(page);
  await all.click();
  await expect(shownReviews(page)).toBeVisible();
  await reopen.click();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Bewertungen laden' })).toBeVisible();
  await readThrough(page, '/');
  expect(requests).toHaveLength(1);
});

test('where the reviews are blocked, a sentence says so and the page is unharmed', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  faults.allow(/ERR_FAILED/);
  await context.route(widget.script.url, (route) => route.abort());
  await page.goto('/');
  await consentOn(page).all.click();
  await expect(page.getByRole('alert')).toContainText('lassen sich gerade nicht laden');
  await expectWorkingPage(page);
});

test('where the script of the reviews fails, the page is unharmed', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  faults.allow(/uncaught: broken on purpose/);
  await serveWidget(context, 'throw new Error("broken on purpose");');
  await page.goto('/');
  await consentOn(page).all.click();
  await expectWorkingPage(page);
});

async function expectWorkingPage(page: Page): Promise<void> {
  const { reopen, dialog } = consentOn(page);
  await expect(reopen).toBeVisible();
  await page.locator('#faq summary').first().click();
  await expect(page.locator('#faq details').first()).toHaveAttribute('open');
  await reopen.click();
  await expect(dialog).toBeVisible();
}
