import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  fieldsOf,
  fillCancellation,
  newCancellation,
  openForm,
  receiptOf,
  referenceOn,
  sendCancellation,
} from '#tests/support/declaration-pages.ts';

async function cancel(page: Page, path = '/kuendigung'): Promise<string> {
  await openForm(page, path);
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  return referenceOn(receiptOf(page));
}

test('the receipt survives a reload, which sends nothing again', async ({ page }) => {
  const reference = await cancel(page);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.reload();
  await expect(receiptOf(page)).toContainText(reference);
  expect(posts).toEqual([]);
});

test('the back button leads to the receipt again, and a new visit to an empty form', async ({
  page,
}) => {
  const reference = await cancel(page);
  await page.getByRole('link', { name: /Zur Startseite/ }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(receiptOf(page)).toContainText(reference);
  await openForm(page, '/kuendigung?neu');
  await expect(receiptOf(page)).toBeHidden();
  await expect(fieldsOf(page).email).toHaveValue('');
});

test('the paper shows the receipt and no empty form', async ({ page }) => {
  await cancel(page);
  await page.emulateMedia({ media: 'print' });
  await expect(receiptOf(page)).toBeVisible();
  await expect(page.getByRole('form')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Kündigung speichern' })).toBeHidden();
});

test('the print button prints', async ({ page }) => {
  await cancel(page);
  const printed = await page.evaluateHandle(() => {
    const calls = { number: 0 };
    window.print = () => (calls.number += 1);
    return calls;
  });
  await page.getByRole('button', { name: 'Beleg drucken' }).click();
  expect(await printed.jsonValue()).toEqual({ number: 1 });
});

test('a visitor who cancels leaves nothing stored in the browser', async ({ page, context }) => {
  const stored = () => context.storageState({ indexedDB: true });
  await page.goto('/');
  const before = await stored();
  await cancel(page);
  expect(await stored()).toEqual(before);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('D1: what belongs to signing in is fetched only when a session is stored', async ({
  page,
}) => {
  const fetched = (): Promise<boolean> =>
    page.evaluate(async () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      const scripts = names.filter((name) => name.endsWith('.js'));
      const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
      return texts.some((text) => text.includes('grant_type=refresh_token'));
    });
  await cancel(page);
  expect(await fetched()).toBe(false);
  // The stored session is no good; the request then goes out with the public key.
  await page.evaluate(() => localStorage.setItem('sb-session', '{}'));
  // To open the same address again is a reload, which would show the receipt of before.
  await cancel(page, '/kuendigung?neu');
  expect(await fetched()).toBe(true);
});
