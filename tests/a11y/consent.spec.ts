import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

test.use({ visitor: 'first' });

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

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
      expect(await violations(page)).toEqual([]);
      await settings.click();
      await analyticsSwitch.focus();
      for (const summary of await dialog.locator('summary').all()) await summary.click();
      expect(await violations(page)).toEqual([]);
      await save.click();
      await expect(reopen).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await reopen.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(banner).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  }
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${String(target)}: ${failureSummary ?? ''}`,
    ),
  );
}
