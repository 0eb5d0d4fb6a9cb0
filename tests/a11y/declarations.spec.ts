import type { Page } from '@playwright/test';
import { expectAccessible, scrollsSideways } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  fillCancellation,
  FUNCTIONS,
  newCancellation,
  openForm,
  receiptOf,
  sendCancellation,
} from '#tests/support/declaration-pages.ts';
import { walk } from '#tests/support/tab-walk.ts';
import { sendWithoutScript } from '#tests/support/without-script.ts';
import { WIDTHS } from '#tests/support/themes.ts';

const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'with all mistakes': async (page) => {
    await sendCancellation(page);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'that could not be sent': async (page) => {
    await page.route(FUNCTIONS, (route) => route.fulfill({ status: 503, json: {} }));
    await fillCancellation(page, newCancellation());
    await sendCancellation(page);
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'with a receipt': async (page) => {
    await fillCancellation(page, newCancellation());
    await sendCancellation(page);
    await expect(receiptOf(page)).toBeVisible();
  },
  'with a day to choose': async (page) => {
    await page.getByRole('radio', { name: 'zu einem bestimmten Tag' }).check();
  },
};

// The frame around the forms is looked at in pages.spec.ts.
const PARTS = { parts: ['main', '.toast-region'] };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [state, reach] of Object.entries(STATES)) {
  test(`the cancellation ${state} is accessible in every theme and at every width`, async ({
    page,
    faults,
  }) => {
    if (state === 'that could not be sent') faults.allow(/503/);
    await openForm(page, '/kuendigung');
    await reach(page);
    await expectAccessible(page, PARTS);
  });
}

test('the withdrawal is accessible with all mistakes and with a receipt in every theme and at every width', async ({
  page,
}) => {
  await openForm(page, '/widerruf');
  const confirm = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await confirm.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, PARTS);
  for (const field of await page.getByRole('textbox').all())
    await field.fill(newCancellation().email);
  await confirm.click();
  await expect(receiptOf(page, 'Dein Widerruf ist eingegangen')).toBeVisible();
  await expectAccessible(page, PARTS);
});

for (const [path, receipt] of [
  ['/kuendigung', 'Deine Kündigung ist eingegangen'],
  ['/widerruf', 'Dein Widerruf ist eingegangen'],
] as const) {
  test(`what ${path} answers without script is accessible in every theme and at every width`, async ({
    page,
    faults,
  }) => {
    faults.allow(/422/);
    await page.goto(path);
    await sendWithoutScript(page);
    await expect(page).toHaveTitle(/bitte prüfen/i);
    await expectAccessible(page, PARTS);
    for (const field of await page.getByRole('textbox').all())
      await field.fill(newCancellation().email);
    await sendWithoutScript(page);
    await expect(receiptOf(page, receipt)).toBeVisible();
    await expectAccessible(page, PARTS);
  });
}

test('neither page scrolls sideways in any state at any width', async ({ page, faults }) => {
  faults.allow(/503/);
  for (const [at, reach] of Object.values(STATES).entries()) {
    // To open the same address again is a reload, which would show the receipt of before.
    await openForm(page, `/kuendigung?${at.toString()}`);
    await reach(page);
    await expectNoSidewaysScrolling(page);
    await page.unrouteAll();
  }
  await openForm(page, '/widerruf');
  await expectNoSidewaysScrolling(page);
});

test('a cancellation can be given with the keyboard alone', async ({ page }) => {
  const { email, name } = newCancellation();
  await openForm(page, '/kuendigung');
  await page.getByRole('textbox', { name: 'E-Mail-Adresse *' }).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Nachricht *' })).toBeFocused();
  const submit = page.getByRole('button', { name: 'Kündigung abschicken' });
  for (let presses = 0; presses < 9; presses += 1) {
    if (await submit.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(receiptOf(page).getByRole('heading')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Kündigung speichern' })).toBeFocused();
});

test('every stop of the form is in sight and shows its focus', async ({ page }) => {
  for (const path of ['/kuendigung', '/widerruf']) {
    await openForm(page, path);
    const stops = (await walk(page, 'Tab')).filter(({ place }) => place === 'main');
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter(({ isVisible, hasOutline }) => !isVisible || !hasOutline)).toEqual([]);
  }
});

test('at 400 % zoom no stop of the form is without focus or under the header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openForm(page, '/kuendigung');
  const stops = (await walk(page, 'Tab')).filter(({ place }) => place === 'main');
  expect(stops.filter(({ isCovered, hasOutline }) => isCovered || !hasOutline)).toEqual([]);
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
  }
}
