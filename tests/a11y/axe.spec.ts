import type { Page } from '@playwright/test';
import { findViolations } from '#tests/support/axe.ts';
import { catalogueAddress, expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

const WIDTHS = [320, 1280];

for (const theme of THEMES) {
  test.describe(theme, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseTheme(page, theme);
    });

    test(`the landing page is accessible in the ${theme} theme, closed and with all answers open`, async ({
      page,
    }) => {
      await page.goto('/');
      await expectAccessible(page);
      await openAllAnswers(page);
      await expectAccessible(page);
    });

    test(`the open menu is accessible in the ${theme} theme`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 700 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menü' }).click();
      expect(await findViolations(page)).toEqual([]);
    });

    test(`the page for unknown addresses is accessible in the ${theme} theme`, async ({
      page,
      faults,
    }) => {
      faults.allow(/404/);
      await page.goto('/gibt-es-nicht');
      await expectAccessible(page);
    });

    test.describe('catalogue', () => {
      test.use({ baseURL: catalogueAddress() });

      test(`every part of the catalogue is accessible in the ${theme} theme`, async ({ page }) => {
        await page.goto('/katalog');
        await expectAccessible(page);
      });

      test(`the error page is accessible in the ${theme} theme`, async ({ page, faults }) => {
        faults.allow(/500/);
        await page.goto('/katalog/fehler');
        await expectAccessible(page);
      });
    });
  });
}

async function expectAccessible(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
  }
}

async function openAllAnswers(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute('name');
      details.open = true;
    }
  });
}
