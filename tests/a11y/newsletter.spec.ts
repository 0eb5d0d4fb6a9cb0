import type { Page } from '@playwright/test';
import { expectAccessible, scrollsSideways } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  blockOf,
  fieldOf,
  newAddress,
  openBlock,
  requestedLink,
} from '#tests/support/newsletter-pages.ts';
import { sendWithoutScript } from '#tests/support/without-script.ts';
import { walk } from '#tests/support/tab-walk.ts';
import { NOBODYS_TOKEN } from '#tests/support/page-kinds.ts';
import { WIDTHS } from '#tests/support/themes.ts';

// The list around the block is looked at in pages.spec.ts.
const BLOCK = { parts: ['#newsletter'] };
const UNSUBSCRIBE = `/newsletter/abmelden?token=${NOBODYS_TOKEN}`;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the block is accessible with a message and with its answer in every theme and at every width', async ({
  page,
  faults,
}) => {
  faults.allow(/400/);
  await openBlock(page);
  await fieldOf(page).fill('anna@ohnepunkt');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, BLOCK);
  await fieldOf(page).fill(newAddress());
  await page.keyboard.press('Enter');
  await expect(blockOf(page).getByRole('heading', { level: 3 })).toBeFocused();
  await expectAccessible(page, BLOCK);
});

test('the pages of the links are accessible in every theme and at every width after a click', async ({
  page,
}) => {
  for (const [path, done] of [
    [await requestedLink(page), 'Du bist dabei'],
    [UNSUBSCRIBE, 'Du bist abgemeldet'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button').click();
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible();
    await expectAccessible(page, { parts: ['main'] });
  }
});

test('the pages that come back without script are accessible in every theme and at every width', async ({
  page,
  faults,
}) => {
  faults.allow(/422/);
  await page.goto('/blog');
  for (const [email, heading] of [
    ['anna@ohnepunkt', /^Bitte prüfe/],
    [newAddress(), /^Fast geschafft/],
  ] as const) {
    await fieldOf(page).fill(email);
    await sendWithoutScript(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectAccessible(page, { parts: ['main'] });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, colorScheme });

    test(`the page that comes back with a message has its parts in order in the ${colorScheme} theme`, async ({
      page,
      faults,
    }) => {
      faults.allow(/422/);
      await page.goto('/blog');
      await fieldOf(page).fill('anna@ohnepunkt');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bitte prüfe/);
      await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true');
      await expectNoSidewaysScrolling(page);
    });
  });
}

test('somebody can subscribe, confirm and leave with the keyboard alone', async ({ page }) => {
  await openBlock(page);
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await expect(blockOf(page).getByRole('button')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(blockOf(page).getByRole('heading', { level: 3 })).toBeFocused();
  for (const [path, done] of [
    [await requestedLink(page), 'Du bist dabei'],
    [UNSUBSCRIBE, 'Du bist abgemeldet'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible();
  }
});

test('every stop of the block is in sight and shows its focus, also at 400 % zoom', async ({
  page,
}) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    // Not by its anchor: the browser may still be moving the focus there when the first key is pressed.
    await page.goto('/blog');
    const stops = (await walk(page, 'Tab')).filter(({ place }) => place === 'main');
    const last = stops.slice(-3);
    expect(last).toHaveLength(3);
    expect(last.filter(({ isCovered, hasOutline }) => isCovered || !hasOutline)).toEqual([]);
  }
});

test('no page of the newsletter scrolls sideways at any width', async ({ page, faults }) => {
  faults.allow(/410/);
  for (const path of ['/blog', UNSUBSCRIBE, `/newsletter/bestaetigen?token=${NOBODYS_TOKEN}`]) {
    await page.goto(path);
    await expectNoSidewaysScrolling(page);
  }
});

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
  }
}
