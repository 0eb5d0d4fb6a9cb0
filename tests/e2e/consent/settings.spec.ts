import { texts } from '#features/consent/texts.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn, storedDecision, widget } from '#tests/support/consent.ts';

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('C4: the necessary switch is on and cannot be moved, the others are off (RC-03)', async ({
    page,
  }) => {
    await page.goto('/agb');
    const { settings, necessarySwitch, analyticsSwitch, marketingSwitch } = consentOn(page);
    await settings.click();
    await expect(necessarySwitch).toBeChecked();
    await expect(necessarySwitch).toBeDisabled();
    for (const one of [analyticsSwitch, marketingSwitch]) await expect(one).not.toBeChecked();
    await expect(necessarySwitch).toHaveAttribute('type', 'checkbox');
  });

  test('C4: the switches edit a draft that only "Auswahl speichern" stores', async ({ page }) => {
    await page.goto('/agb');
    const { settings, marketingSwitch, save, dialog, banner, reopen } = consentOn(page);
    await settings.click();
    await marketingSwitch.click();
    await expect(marketingSwitch).toBeChecked();
    expect(await storedDecision(page)).toBeNull();
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeHidden();
    await expect(reopen).toBeVisible();
    expect(await storedDecision(page)).toMatchObject({ analytics: false, marketing: true });
  });

  test('C4: on a phone all three switches are in sight above the buttons', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/agb');
    const { settings, necessarySwitch, analyticsSwitch, marketingSwitch, save } = consentOn(page);
    await settings.click();
    const limit = (await save.boundingBox())?.y ?? 0;
    for (const one of [necessarySwitch, analyticsSwitch, marketingSwitch]) {
      const box = await one.boundingBox();
      expect((box?.y ?? limit) + (box?.height ?? 0)).toBeLessThan(limit - 8);
    }
  });

  for (const way of ['Escape', 'the close button'] as const) {
    test(`a draft is forgotten when ${way} closes the settings, and the focus goes back`, async ({
      page,
    }) => {
      await page.goto('/agb');
      const { settings, analyticsSwitch, dialog, banner } = consentOn(page);
      await settings.click();
      await analyticsSwitch.press('Space');
      await expect(analyticsSwitch).toBeChecked();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: 'Schließen' }).click();
      await expect(dialog).toBeHidden();
      await expect(settings).toBeFocused();
      await expect(banner).toBeVisible();
      expect(await storedDecision(page)).toBeNull();
      await settings.click();
      await expect(analyticsSwitch).not.toBeChecked();
    });
  }

  test('what another tab stores of something else leaves the draft alone', async ({
    page,
    context,
  }) => {
    await page.goto('/agb');
    const { settings, marketingSwitch } = consentOn(page);
    await settings.click();
    await marketingSwitch.click();
    const other = await context.newPage();
    await other.goto('/agb');
    const heard = page.evaluate(
      () =>
        new Promise<string | null>((resolve) => {
          addEventListener('storage', ({ key }) => resolve(key), { once: true });
        }),
    );
    await other.evaluate(() => localStorage.setItem('anything', ''));
    expect(await heard).toBe('anything');
    await expect(marketingSwitch).toBeChecked();
  });

  test('C3: both other choices close the settings as well', async ({ page }) => {
    await page.goto('/agb');
    const { settings, dialog, reopen } = consentOn(page);
    await settings.click();
    await dialog.getByRole('button', { name: 'Alle akzeptieren' }).click();
    await expect(dialog).toBeHidden();
    expect(await storedDecision(page)).toMatchObject({ analytics: true, marketing: true });
    await reopen.click();
    await dialog.getByRole('button', { name: 'Nur notwendige' }).click();
    await expect(dialog).toBeHidden();
    await expect(reopen).toBeVisible();
    expect(await storedDecision(page)).toMatchObject({ analytics: false, marketing: false });
  });

  test('the keyboard stays in the settings and can move every switch', async ({ page }) => {
    await page.goto('/agb');
    const { settings, dialog, analyticsSwitch } = consentOn(page);
    await settings.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    // Screen readers say the name of what has the focus.
    await expect(dialog).toBeFocused();
    const places = new Set<string>();
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      places.add(
        await page.evaluate(() =>
          document.activeElement?.closest('dialog')
            ? 'in'
            : (document.activeElement?.localName ?? ''),
        ),
      );
    }
    // Between the last and the first stop the focus may rest on the browser's own controls.
    expect([...places].filter((place) => !['in', 'body'].includes(place))).toEqual([]);
    await analyticsSwitch.press('Space');
    await expect(analyticsSwitch).toBeChecked();
  });

  test('RC-07: every service is listed with provider, purpose and storage time', async ({
    page,
  }) => {
    await page.goto('/agb');
    const { settings, dialog } = consentOn(page);
    await settings.click();
    const service = dialog.getByRole('group').filter({ hasText: widget.name });
    await service.getByText(widget.name, { exact: true }).click();
    await expect(service).toContainText(widget.provider);
    await expect(service).toContainText(widget.purpose);
    for (const { name, duration } of widget.storage) {
      await expect(service).toContainText(`${name}: ${duration}`);
    }
  });
});

test('C5, L7: the button at the bottom left opens the settings, and the banner shows again', async ({
  page,
}) => {
  await page.goto('/agb');
  const { reopen, dialog, banner, analyticsSwitch, save } = consentOn(page);
  const box = await reopen.boundingBox();
  expect(box?.x).toBeLessThan(40);
  expect(800 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThan(40);
  await reopen.click();
  await expect(dialog).toBeVisible();
  await expect(banner).toBeVisible();
  await analyticsSwitch.click();
  await save.click();
  await expect(banner).toBeHidden();
  await expect(reopen).toBeFocused();
  expect(await storedDecision(page)).toMatchObject({ analytics: true });
});

test('C5: settings that cannot be loaded say so in the banner, and the next click tries again', async ({
  page,
  faults,
}) => {
  faults.allow(/net::ERR_FAILED/);
  const address = '**/cookie-einstellungen.htm';
  await page.route(address, (route) => route.abort());
  await page.goto('/agb');
  const { banner, reopen, settings, dialog } = consentOn(page);
  const failed = banner.getByRole('alert');
  await reopen.click();
  await expect(failed).toContainText(texts.settingsFailed);
  await page.unroute(address);
  await settings.click();
  await expect(dialog).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('C5: settings that never come say so as well', async ({ page }) => {
  await page.route('**/cookie-einstellungen.htm', () => undefined);
  await page.goto('/agb');
  const { banner, reopen } = consentOn(page);
  await reopen.click();
  await expect(banner.getByRole('alert')).toContainText(texts.settingsFailed);
});

test('C5: the banner that shows again does not cover the button, and takes a new decision', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/agb');
  const { reopen, dialog, banner, all } = consentOn(page);
  await reopen.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reopen).toBeFocused();
  await reopen.click({ trial: true });
  await all.click();
  await expect(banner).toBeHidden();
  expect(await storedDecision(page)).toMatchObject({ marketing: true });
});

test('L8: the button tells its name under the pointer', async ({ page }) => {
  await page.goto('/agb');
  const { reopen } = consentOn(page);
  const tooltip = page.getByRole('tooltip', { name: 'Cookie-Einstellungen öffnen' });
  await expect(tooltip).toBeHidden();
  await reopen.hover();
  await expect(tooltip).toBeVisible();
  await expect(tooltip).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [320, 256],
  [320, 568],
  [1920, 1080],
] as const) {
  test(`C8: at ${width} × ${height} the settings are at most 2xl wide and 90 % high, and scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/agb');
    const { reopen, dialog, save } = consentOn(page);
    await reopen.click();
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(Math.min(42 * 16, width));
    expect(box?.height).toBeLessThanOrEqual(height * 0.9 + 1);
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    const wide = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBe(0);
  });
}
