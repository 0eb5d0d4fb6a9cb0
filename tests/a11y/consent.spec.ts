import { expectAccessibleThemes } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { EVERY_LOOK } from '#tests/support/themes.ts';
import { consentOn, serveWidget, widgetRequest } from '#tests/support/consent.ts';
import { badlySetWords } from '#tests/support/page-parts.ts';
import { prefer } from '#tests/support/preferences.ts';

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
    // What lies beside these parts has been looked at.
    await expectAccessibleThemes(page, { parts: ['.consent-settings'] });
    await save.click();
    await expect(reopen).toBeVisible();
    await expectAccessibleThemes(page, { parts: ['.consent-button'] });
    await reopen.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    await expectAccessibleThemes(page, { parts: ['.consent'] });
  });
}

test('with text of twice the size the decisions stand below each other, and no word of theirs is parted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  const { all, necessary } = consentOn(page);
  const top = async (button: typeof all) => (await button.boundingBox())?.y;
  expect(await top(all)).toBe(await top(necessary));
  await prefer(page, { textSize: 32 });
  expect(await top(all)).not.toBe(await top(necessary));
  const words = await badlySetWords(page);
  expect(words).not.toContain('parted: akzeptieren');
  expect(words).not.toContain('parted: notwendige');
});

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
