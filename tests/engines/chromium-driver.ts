import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import type { Driver, DriverOptions, EngineBrowser } from './driver.ts';

/** Debian's Chromium, driven by Playwright. */
export async function launchChromium(): Promise<EngineBrowser> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
  return { visit: (options) => visit(browser, options), close: () => browser.close() };
}

async function visit(
  browser: Browser,
  { proxy, colorScheme = 'light' }: DriverOptions,
): Promise<Driver> {
  const server = `http://${proxy}`;
  const context = await browser.newContext({
    // Playwright would also use the proxy for this machine, which browsers do not do.
    proxy: { server, bypass: '127.0.0.1' },
    ignoreHTTPSErrors: true,
    colorScheme,
  });
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
    close: () => context.close(),
  };
}
