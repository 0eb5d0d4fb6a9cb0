import { findViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

test.use({ visitor: 'first' });

for (const theme of THEMES) {
  for (const [width, height] of [
    [320, 568],
    [320, 256],
    [1280, 800],
  ] as const) {
    test(`the consent is accessible in every state in the ${theme} theme at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseTheme(page, theme);
      await page.goto('/');
      const { banner, settings, dialog, analyticsSwitch, save, reopen } = consentOn(page);
      await expect(banner).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await settings.click();
      await analyticsSwitch.focus();
      for (const summary of await dialog.locator('summary').all()) await summary.click();
      expect(await findViolations(page)).toEqual([]);
      await save.click();
      await expect(reopen).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await reopen.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(banner).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  }
}
