import type { Page, Request, Response } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { consentOn } from '#tests/support/consent.ts';

const AFTER_IDLE_BYTES = 4000;
const WITHOUT_FORM = ['/', '/team', '/agb', '/datenschutz', '/impressum', '/barrierefreiheit'];

test('a returning visitor gets no script on pages without a form', async ({ page }) => {
  const scripts = scriptsOf(page);
  for (const path of WITHOUT_FORM) {
    await page.goto(path);
    await expect(consentOn(page).reopen).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
  expect(scripts.map((response) => response.url())).toEqual([]);
});

for (const way of ['hover', 'focus'] as const) {
  test(`the settings are on their way at the first ${way} of the button`, async ({ page }) => {
    await page.goto('/team');
    const settings = page.waitForResponse(/settings-dialog.*\.css/);
    await consentOn(page).reopen[way]();
    expect((await settings).ok()).toBe(true);
  });
}

test.describe('first visit', () => {
  test.use({ visitor: 'first' });

  test('a first visit gets under 4 KB of script when idle, and the settings bring no more', async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    // On a busy machine the browser can be idle later than the network.
    const firstScript = page.waitForEvent('requestfinished', isScript);
    await page.goto('/team');
    await firstScript;
    await page.waitForLoadState('networkidle');
    const afterIdle = await bytesOf(scripts);
    expect(afterIdle).toBeGreaterThan(0);
    expect(afterIdle).toBeLessThanOrEqual(AFTER_IDLE_BYTES);
    await consentOn(page).settings.click();
    await expect(consentOn(page).dialog).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await bytesOf(scripts)).toBe(afterIdle);
  });
});

function scriptsOf(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (isScript(response.request())) scripts.push(response);
  });
  return scripts;
}

function isScript(request: Request): boolean {
  return request.resourceType() === 'script';
}

async function bytesOf(scripts: readonly Response[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((response) => response.request().sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}
