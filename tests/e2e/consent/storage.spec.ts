import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  beginWith,
  consentOn,
  decision,
  serveWidget,
  storedDecision,
  widgetRequest,
} from '#tests/support/consent.ts';

test.use({ visitor: 'first' });

const shownReviews = (page: Page) => page.getByText('Bewertungen von nebenan');

test('where storage is forbidden a decision holds for the page, and the next one asks again', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  await serveWidget(context);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is forbidden.', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  const { all, banner, reopen } = consentOn(page);
  await all.click();
  await expect(banner).toBeHidden();
  await expect(reopen).toBeVisible();
  await expect(shownReviews(page)).toBeVisible();
  await page.goto('/team');
  await expect(banner).toBeVisible();
});

test('where storage is full a decision holds for the page', async ({ page }) => {
  await fillStorage(page);
  await page.goto('/team');
  const { necessary, banner, reopen } = consentOn(page);
  await necessary.click();
  await expect(banner).toBeHidden();
  await expect(reopen).toBeVisible();
  expect(await storedDecision(page)).toBeNull();
});

test('a refusal that cannot be stored still ends an older consent', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  const requests = await serveWidget(context);
  await page.goto('/team');
  await page.evaluate(
    (text) => localStorage.setItem('cookieConsent', text),
    decision({ analytics: true }),
  );
  await fillStorage(page);
  await page.goto('/');
  await expect(shownReviews(page)).toBeVisible();
  const { reopen, dialog, banner } = consentOn(page);
  await reopen.click();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
  await reloaded;
  await expect(banner).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('two tabs stay in step: a decision in one closes the banner of the other', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) await tab.goto('/team');
  await consentOn(first).necessary.click();
  await expect(consentOn(second).banner).toBeHidden();
  await expect(consentOn(second).reopen).toBeVisible();
});

test('two tabs stay in step: consent and its end reach a tab that was quiet', async ({
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  const requests = await serveWidget(context);
  await beginWith(context, decision());
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/team');
  await second.goto('/');
  await consentOn(first).reopen.click();
  await consentOn(first).analyticsSwitch.click();
  await consentOn(first).save.click();
  await expect(shownReviews(second)).toBeVisible();
  await consentOn(first).reopen.click();
  await expect(consentOn(first).analyticsSwitch).toBeChecked();
  const reloaded = second.waitForEvent('load');
  await consentOn(first).analyticsSwitch.click();
  await consentOn(first).save.click();
  await reloaded;
  await expect(second.getByRole('button', { name: 'Bewertungen laden' })).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('open settings follow a decision in another tab', async ({ context }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, second]) await tab.goto('/team');
  await consentOn(second).settings.click();
  await expect(consentOn(second).analyticsSwitch).not.toBeChecked();
  await consentOn(first).all.click();
  await expect(consentOn(second).analyticsSwitch).toBeChecked();
});

test('a page that comes back from the history knows what was decided meanwhile', async ({
  page,
}) => {
  await page.goto('/team');
  await expect(consentOn(page).banner).toBeVisible();
  await page.goto('/agb');
  await consentOn(page).necessary.click();
  await expect(consentOn(page).banner).toBeHidden();
  await page.goBack();
  await expect(consentOn(page).reopen).toBeVisible();
  await expect(consentOn(page).banner).toBeHidden();
});

async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    };
  });
}
