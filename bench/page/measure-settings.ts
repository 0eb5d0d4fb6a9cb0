import type { Browser } from '@playwright/test';
import { PHONE } from './browser.ts';

/** All script of a first visit that opens the cookie settings, in bytes as they travel. */
export async function settingsScript(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(`${site}/`, { waitUntil: 'networkidle' });
    await page.locator('[data-choose=settings]').click();
    await page.locator('dialog[open]').waitFor();
    await page.waitForLoadState('networkidle');
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await context.close();
  }
}
