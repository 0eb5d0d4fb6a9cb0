import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser-test.ts';
import { beginWith, decision } from '#tests/support/consent.ts';
import { addStyles } from '#tests/support/styles.ts';

test('no window shows the moon of the first screen behind the coach', async ({ page }) => {
  await beginWith(page, decision());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await addStyles(page, '.scene-words, .site-header { visibility: hidden }');
  for (const width of [320, 390, 768, 1024, 1280, 1366, 1440, 1536, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const withCoach = await paleBlots(page);
    await addStyles(page, '.scene-coach { visibility: hidden }');
    const sky = await paleBlots(page);
    await addStyles(page, '.scene-coach { visibility: visible }');
    const moon = sky.flatMap((isPale, at) => (isPale ? [at] : []));
    expect(moon.length, `${String(width)} px`).toBeGreaterThan(50);
    expect(
      moon.filter((at) => !withCoach[at]),
      `${String(width)} px`,
    ).toEqual([]);
  }
});

/** Where the upper sky is pale in more than a point, which leaves the moon and no star. */
async function paleBlots(page: Page): Promise<boolean[]> {
  const { width } = page.viewportSize() ?? { width: 0 };
  await page
    .locator('.scene img')
    .evaluateAll((all) => Promise.all(all.map((one) => (one as HTMLImageElement).decode())));
  const shown = await page.screenshot({ clip: { x: 0, y: 0, width, height: 280 } });
  const pixels = await sharp(shown).greyscale().blur(3).raw().toBuffer();
  return [...pixels].map((grey) => grey > 150);
}
