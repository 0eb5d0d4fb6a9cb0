import { expectAccessibleThemes } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { EVERY_LOOK } from '#tests/support/themes.ts';
import { consentOn, serveWidget, widgetRequest } from '#tests/support/consent.ts';

test.use({ visitor: 'first' });

const WINDOWS = [
  [320, 256],
  [1280, 800],
  [320, 568],
  [768, 800],
] as const;

for (const [width, height] of EVERY_LOOK ? WINDOWS : WINDOWS.slice(0, 2)) {
  test(`the consent is accessible in every state in every theme at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const { banner, settings, dialog, analyticsSwitch, save, reopen } = consentOn(page);
    await expect(banner).toBeVisible();
    await expectAccessibleThemes(page);
    await settings.click();
    await analyticsSwitch.focus();
    for (const summary of await dialog.locator('summary').all()) await summary.click();
    await expectAccessibleThemes(page);
    await save.click();
    await expect(reopen).toBeVisible();
    await expectAccessibleThemes(page);
    await reopen.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    await expectAccessibleThemes(page);
  });
}

test('the place of the reviews is accessible in every theme after somebody has allowed them', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(widgetRequest);
  await serveWidget(context);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await consentOn(page).all.click();
  await expect(page.getByText('Bewertungen von nebenan')).toBeVisible();
  await expectAccessibleThemes(page, { parts: ['#testimonials'] });
});
