import { chromium } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '#tests/support/chromium.ts';
import { readFolder } from '#tests/support/site-content.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

test("H8: the browser's page search finds words in a closed answer and opens it", async () => {
  const server = await startServer(onTestFinished, {
    DIST_DIR: 'dist-example',
    DATA_DIR: await folderForTest(),
    ADMIN_PORT: '0',
    LOG_LEVEL: 'error',
  });
  const browser = await chromium.launch({
    executablePath: WHOLE_CHROMIUM,
    args: [...CHROMIUM_FLAGS],
  });
  onTestFinished(() => browser.close());
  const { id = '', answer = [] } = readFolder('faq').at(-1) ?? {};
  const words = answer[0]?.split('{')[0]?.trim() ?? '';
  const page = await browser.newPage();
  await page.goto(`${server.site}/#:~:text=${encodeURIComponent(words)}`);
  await expect.poll(() => page.locator(`[id="${id}"]`).isVisible()).toBe(true);
});
