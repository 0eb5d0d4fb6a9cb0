import { findViolations } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

for (const theme of THEMES) {
  for (const path of ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit']) {
    test(`${path} is accessible in the ${theme} theme, with its contents unfolded`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await chooseTheme(page, theme);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page
          .locator('nav details')
          .evaluate((details: HTMLDetailsElement) => (details.open = true));
        expect(await findViolations(page), `at ${width} px`).toEqual([]);
      }
    });
  }
}
