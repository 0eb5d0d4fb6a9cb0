import type { Page } from '@playwright/test';
import { findViolations, scrollsSideways } from '#tests/support/axe.ts';
import { expect, test, type Faults } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';
import { expectNotFound, CHECKED_KINDS } from '#tests/support/page-kinds.ts';
import {
  controlsWithoutEdge,
  lostWords,
  squeezedWords,
  movingParts,
  translucentParts,
} from '#tests/support/page-parts.ts';
import { prefer } from '#tests/support/preferences.ts';
import { addStyles } from '#tests/support/styles.ts';
import { outlinesOfStops } from '#tests/support/tab-walk.ts';
import { switchTheme } from '#tests/support/themes.ts';

// The spacing that WCAG 1.4.12 lets a reader set.
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

for (const [kind, path] of Object.entries(CHECKED_KINDS)) {
  test(`the page "${kind}" loses no words with text of twice the size, nor with wide spacing`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.goto(path);
    await prefer(page, { textSize: 32 });
    expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toMatch(/^3[2-9]/);
    await expectNothingLost(page, [1280, 768, 375]);
    await prefer(page, { textSize: 16 });
    await addStyles(page, SPACING);
    await expectNothingLost(page, [1280, 320]);
  });

  test(`the page "${kind}" keeps its edges and the focus in forced colours`, async ({
    page,
    faults,
  }) => {
    expectNotFound(faults, kind);
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await controlsWithoutEdge(page)).toEqual([]);
    const stops = await outlinesOfStops(page);
    expect(stops.length).toBeGreaterThan(10);
    expect(stops.filter(({ hasOutline }) => !hasOutline)).toEqual([]);
  });
}

test('every page stands still for somebody who wants no motion', async ({ page, faults }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await onEveryKind(page, faults, async () => {
    expect(await movingParts(page)).toEqual([]);
  });
});

test('nothing shines through on any page for somebody who wants no transparency', async ({
  page,
  faults,
}) => {
  await prefer(page, { media: { 'prefers-reduced-transparency': 'reduce' } });
  await onEveryKind(page, faults, async () => {
    expect(await translucentParts(page)).toEqual([]);
  });
});

test('text has a contrast of 7 to 1 on every page for somebody who wants more', async ({
  page,
  faults,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await onEveryKind(page, faults, async () => {
    for (const theme of ['light', 'dark'] as const) {
      await switchTheme(page, theme);
      expect(await findViolations(page, { rules: ['color-contrast-enhanced'] }), theme).toEqual([]);
    }
  });
});

test('the link of the page that is open is marked by more than colour in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const [here, elsewhere] = [
    page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('[aria-current]'),
    page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .locator('li a:visible:not([aria-current])'),
  ];
  await expect(here).toHaveCount(1);
  await expect(elsewhere.first()).toBeVisible();
  const mark = (link: Element) => {
    const { height, backgroundColor } = getComputedStyle(link, '::after');
    return height === 'auto' ? 'none' : `${height} ${backgroundColor}`;
  };
  const ground = await page
    .locator('html')
    .evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(await here.evaluate(mark)).toMatch(/^2px rgb/);
  expect(await here.evaluate(mark)).not.toContain(ground);
  expect(await elsewhere.first().evaluate(mark)).toBe('none');
});

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('switches of the settings tell on from off in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.goto('/');
    const { settings, analyticsSwitch } = consentOn(page);
    await settings.click();
    await expect(analyticsSwitch).not.toBeChecked();
    const off = await analyticsSwitch.screenshot();
    await analyticsSwitch.check();
    expect((await analyticsSwitch.screenshot()).equals(off)).toBe(false);
  });
});

async function onEveryKind(page: Page, faults: Faults, look: () => Promise<void>): Promise<void> {
  for (const [kind, path] of Object.entries(CHECKED_KINDS)) {
    expectNotFound(faults, kind);
    await test.step(kind, async () => {
      await page.goto(path);
      await look();
    });
  }
}

async function expectNothingLost(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await lostWords(page), `at ${width} px`).toEqual([]);
    expect(await squeezedWords(page), `at ${width} px`).toEqual([]);
    expect(await scrollsSideways(page), `at ${width} px`).toBe(false);
  }
}
