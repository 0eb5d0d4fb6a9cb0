import type { BrowserContext, Page } from '@playwright/test';
import { expect, namedAddress, test } from '#tests/support/browser-test.ts';
import { consentOn, serveWidget, widgetRequest } from '#tests/support/consent.ts';

test.use({ baseURL: namedAddress() });

// Chromium's remark on a name that is not reached by HTTPS.
test.beforeEach(({ faults }) => faults.allow(/Cross-Origin-Opener-Policy header has been ignored/));

const SET = [
  '_ga=1',
  '_ga_ABC=1; Path=/',
  'review-widget-id=1; Domain=www.site.test; Path=/',
  'review-widget-session=1; Domain=.site.test; Path=/',
  '_fbp=1; Domain=.site.test; Path=/',
  'cookieConsent=1; Domain=.site.test; Path=/',
  'sidebar:state=1; Path=/',
  'session=1; Path=/',
];
const KEPT = ['cookieConsent', 'session', 'sidebar:state'];
const setCookies = `for (const cookie of ${JSON.stringify(SET)}) document.cookie = cookie;`;

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('C7: after accepting and taking it back, the cookies are gone on every domain', async ({
    page,
    context,
    faults,
  }) => {
    faults.allow(widgetRequest);
    await serveWidget(context, setCookies);
    await page.goto('/');
    const { all, reopen, dialog } = consentOn(page);
    await all.click();
    await expect.poll(() => namesOf(context)).toHaveLength(SET.length);
    await reopen.click();
    const reloaded = page.waitForEvent('load');
    await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
    await reloaded;
    expect(await namesOf(context)).toEqual(KEPT);
  });

  test('C7: before a decision no cookie is touched', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(setCookies);
    const woken = page.waitForResponse('**/islands/consent.js');
    await page.reload();
    await woken;
    await consentOn(page).settings.click();
    await expect(consentOn(page).dialog).toBeVisible();
    expect(await namesOf(context)).toHaveLength(SET.length);
  });

  test('C7: a refusal of one category keeps the cookies of the other', async ({
    page,
    context,
  }) => {
    await page.goto('/team');
    await page.evaluate(setCookies);
    const { settings, marketingSwitch, save, reopen } = consentOn(page);
    await settings.click();
    await marketingSwitch.click();
    await save.click();
    await expect(reopen).toBeVisible();
    expect(await namesOf(context)).toEqual(['_fbp', ...KEPT].toSorted());
  });
});

test('C7: cookies that come back after a refusal are gone on the next page', async ({
  page,
  context,
}) => {
  await page.goto('/team');
  await page.evaluate(setCookies);
  await page.reload();
  await expect.poll(() => namesOf(context)).toEqual(KEPT);
});

test('C7: a cookie on the path of the page goes, too', async ({ page, context }) => {
  await page.goto('/blog/die-richtige-hilfe-bei-schlafstorungen');
  await setOnPath(page, '/blog');
  await setOnPath(page, '/blog/die-richtige-hilfe-bei-schlafstorungen');
  await page.reload();
  await expect.poll(() => namesOf(context)).toEqual([]);
});

const setOnPath = (page: Page, path: string) =>
  page.evaluate((where) => void (document.cookie = `_ga=1; Path=${where}`), path);

async function namesOf(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name }) => name).toSorted();
}
