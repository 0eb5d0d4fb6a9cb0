import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/support/browser-test.ts';
import { chooseTheme, THEMES } from '#tests/support/themes.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

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
        const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${String(nodes[0]?.target)}`);
        expect(found, `at ${width} px`).toEqual([]);
      }
    });
  }
}
