import type { Page } from '@playwright/test';
import { findViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

const PAGES = [
  '/blog',
  '/blog/seite/2',
  '/blog/kategorie/entspannung',
  '/blog/kognitive-verhaltenstherapie-gegen-schlafstorungen',
  '/blog/guter-schlaf-fuer-schulkinder',
];

for (const theme of THEMES) {
  for (const path of PAGES) {
    test(`${path} is accessible in the ${theme} theme`, async ({ page }) => {
      await beginWith(page, decision());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseTheme(page, theme);
      await page.goto(path);
      await expectAccessible(page);
    });
  }

  test(`the list is accessible in the ${theme} theme after further articles were loaded`, async ({
    page,
  }) => {
    await beginWith(page, decision());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await chooseTheme(page, theme);
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Mehr Artikel laden' }).click();
    await expect(page).toHaveURL('/blog?bis=2');
    await expectAccessible(page);
  });
}

async function expectAccessible(page: Page): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
  }
}
