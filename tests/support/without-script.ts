import type { Page } from '@playwright/test';

/**
 * Sends the form of the page as the browser does without script, in a page where tools can still run:
 * no listener hears of it, and nothing is checked before.
 */
export async function sendWithoutScript(page: Page): Promise<void> {
  const answered = page.waitForEvent('domcontentloaded');
  await page
    .getByRole('main')
    .locator('form')
    .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.submit.call(form));
  await answered;
}
