import { chromium } from '@playwright/test';
import type { Driver, DriverOptions } from './driver.ts';

/** Debian's Chromium, driven by Playwright. */
export async function startChromium({ proxy }: DriverOptions): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    proxy: { server: `http://${proxy}` },
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-gpu',
    ],
  });
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  return {
    open: async (url) => {
      await page.goto(url);
    },
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
