import { chromium } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import type { Driver, DriverOptions } from './driver.ts';

/** Debian's Chromium, driven by Playwright. */
export async function startChromium({
  proxy,
  colorScheme = 'light',
}: DriverOptions): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    proxy: { server: `http://${proxy}` },
    args: [...CHROMIUM_FLAGS],
  });
  const context = await browser.newContext({ ignoreHTTPSErrors: true, colorScheme });
  let page = await context.newPage();
  const tabs = [page];
  return {
    open: async (url) => {
      await page.goto(url);
    },
    click: (selector) => page.click(selector),
    doubleClick: (selector) => page.dblclick(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.locator(selector).pressSequentially(text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewportSize({ width, height }),
    toTab: async (tab) => {
      page = tabs[tab] ??= await context.newPage();
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}
