import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  fieldsOf,
  fillCancellation,
  formIsAwake,
  newCancellation,
  receiptOf,
  sendCancellation,
} from '#tests/support/declaration-pages.ts';

const SCRIPT = '**/islands/cancellation.js*';

/** Keeps the script of the form away until it is released. */
async function holdScript(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(SCRIPT, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => gate.resolve(undefined);
}

test('a form that nobody touches loads no script of its own', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/kuendigung');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => path.endsWith('.js'))).toEqual([]);
});

test('what is typed and chosen while the script is on its way is not lost', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/kuendigung');
  const { name, reason } = fieldsOf(page);
  await name.fill('Anna Muster');
  await page.getByRole('radio', { name: 'Präventionskurs' }).check();
  await reason.fill('Ich schlafe wieder gut.');
  await reason.press('Home');
  release();
  await formIsAwake(page);
  await expect(name).toHaveValue('Anna Muster');
  await expect(reason).toHaveValue('Ich schlafe wieder gut.');
  await expect(page.getByRole('radio', { name: 'Präventionskurs' })).toBeChecked();
});

test('a message that was selected before the script came is replaced by what is typed', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/kuendigung');
  const { reason } = fieldsOf(page);
  await reason.selectText();
  release();
  await formIsAwake(page);
  await page.keyboard.insertText('Ich schlafe wieder gut.');
  await expect(reason).toHaveValue('Ich schlafe wieder gut.');
});

test('a form that is sent before its script has come goes the way without script, once', async ({
  page,
}) => {
  const release = await holdScript(page);
  await page.goto('/kuendigung');
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(receiptOf(page)).toBeVisible();
  release();
  await formIsAwake(page);
  await expect(receiptOf(page)).toHaveCount(1);
});

test('a script that never comes leaves a form that works', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/);
  await page.route(SCRIPT, (route) => route.abort());
  await page.goto('/kuendigung');
  await fillCancellation(page, newCancellation());
  await sendCancellation(page);
  await expect(receiptOf(page)).toBeVisible();
});

for (const [touch, send] of [
  ['click', sendCancellation],
  ['key', (page: Page) => fieldsOf(page).email.press('Enter')],
] as const) {
  test(`K4: the first ${touch} of all is answered by the form, also when its script comes late`, async ({
    page,
  }) => {
    const release = await holdScript(page);
    await page.goto('/kuendigung');
    await send(page);
    release();
    await expect(page.getByRole('alert')).toHaveText('Ungültige E-Mail-Adresse');
    await expect(page).toHaveURL(/\/kuendigung$/);
  });
}
