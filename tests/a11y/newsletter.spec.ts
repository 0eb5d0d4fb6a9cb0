import type { Page } from '@playwright/test';
import { findViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import {
  blockOf,
  fieldOf,
  newAddress,
  openBlock,
  requestedLink,
} from '#tests/support/newsletter-pages.ts';
import { walk } from '#tests/support/tab-walk.ts';
import { chooseTheme, THEMES, WIDTHS } from '#tests/support/themes.ts';

const UNSUBSCRIBE = '/newsletter/abmelden?token=x';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const theme of THEMES) {
  test(`the block is accessible with a message and with its answer in the ${theme} theme`, async ({
    page,
    faults,
  }) => {
    faults.allow(/400/);
    await chooseTheme(page, theme);
    await openBlock(page);
    await fieldOf(page).fill('anna@ohnepunkt');
    await page.keyboard.press('Enter');
    await expect(fieldOf(page)).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await fieldOf(page).fill(newAddress());
    await page.keyboard.press('Enter');
    await expect(blockOf(page).getByRole('heading', { level: 3 })).toBeFocused();
    await expectAccessible(page);
  });

  test(`the pages of the links are accessible in the ${theme} theme`, async ({ page, faults }) => {
    faults.allow(/410/);
    await chooseTheme(page, theme);
    for (const path of [await requestedLink(page), UNSUBSCRIBE, '/newsletter/bestaetigen']) {
      await page.goto(path);
      await expectAccessible(page);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, colorScheme: theme === 'dark' ? 'dark' : 'light' });

    // The night theme is a choice that needs script.
    if (theme !== 'night') {
      test(`the page that comes back with a message has its parts in order in the ${theme} theme`, async ({
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
    }
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
    await page.goto('/blog#newsletter');
    const stops = (await walk(page, 'Tab')).filter(({ place }) => place === 'main');
    const last = stops.slice(-3);
    expect(last).toHaveLength(3);
    expect(last.filter(({ isCovered, hasOutline }) => isCovered || !hasOutline)).toEqual([]);
  }
});

test('no page of the newsletter scrolls sideways at any width', async ({ page, faults }) => {
  faults.allow(/410/);
  for (const path of ['/blog', UNSUBSCRIBE, '/newsletter/bestaetigen']) {
    await page.goto(path);
    await expectNoSidewaysScrolling(page);
  }
});

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page, ['main']), `at ${width} px`).toEqual([]);
  }
}

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const { scrollWidth } = await page.locator('html').evaluate((html) => ({
      scrollWidth: html.scrollWidth - html.clientWidth,
    }));
    expect(scrollWidth, `at ${width} px`).toBe(0);
  }
}
