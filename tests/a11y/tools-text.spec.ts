import type { Page } from '@playwright/test';
import { scrollsSideways } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { diaryFile, diaryOn, FORTNIGHT } from '#tests/support/diary.ts';
import { controlsWithoutEdge, lostWords } from '#tests/support/page-parts.ts';
import { prefer } from '#tests/support/preferences.ts';

const TOOLS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the doors for a night awake': (page) => page.goto('/wach'),
  'an exercise with its moon': (page) => page.goto('/wach/gedanken#schritt-3'),
  'the questions of suitability': (page) => page.goto('/passt-das'),
  'the results of the search': (page) => page.goto('/suche?q=Schlafhygiene'),
  'the diary with a fortnight': async (page) => {
    const diary = diaryOn(page);
    await diary.open();
    await diary.import(diaryFile(FORTNIGHT));
    await diary.unfoldTable();
    await expect(diary.rows).toHaveCount(7);
  },
  'a night with all its fields': async (page) => {
    const diary = diaryOn(page);
    await diary.open('/schlaftagebuch?tag=2026-11-23');
    await diary.fillTimes();
    await page.getByText('Tag davor, Medikamente, Notiz').click();
  },
};

for (const [what, open] of Object.entries(TOOLS)) {
  test(`${what}: nothing is lost with text of twice the size on a phone, nor at 400 % zoom`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    for (const [width, height, textSize] of [
      [390, 844, 32],
      [320, 568, 32],
      [320, 256, 16],
    ] as const) {
      await page.setViewportSize({ width, height });
      await prefer(page, { textSize });
      const how = `${width} × ${height}, ${textSize} px`;
      expect(await scrollsSideways(page), how).toBe(false);
      expect(await lostWords(page), how).toEqual([]);
    }
  });

  test(`${what}: controls keep their edges in forced colours`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await open(page);
    expect(await controlsWithoutEdge(page)).toEqual([]);
  });
}
