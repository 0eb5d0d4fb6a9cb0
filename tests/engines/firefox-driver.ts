import { launch } from 'puppeteer-core';
import type { Driver, DriverOptions } from './driver.ts';

/** Debian's Firefox ESR, driven by WebDriver BiDi. */
export async function startFirefox({
  proxy,
  colorScheme = 'light',
}: DriverOptions): Promise<Driver> {
  const [host = '', port = ''] = proxy.split(':');
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': host,
      'network.proxy.http_port': Number(port),
      'network.proxy.ssl': host,
      'network.proxy.ssl_port': Number(port),
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      // Otherwise Firefox looks for a secure address of the site first.
      'dom.security.https_first': false,
    },
  });
  let page = await browser.newPage();
  const tabs = [page];
  return {
    open: async (url) => {
      await page.goto(url);
    },
    // Unlike those of the page, a locator's clicks wait until the page has come to rest.
    click: (selector) => page.locator(selector).click(),
    doubleClick: (selector) => page.locator(selector).click({ count: 2 }),
    hover: (selector) => page.locator(selector).hover(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    toTab: async (tab) => {
      page = tabs[tab] ??= await browser.newPage();
      await page.bringToFront();
    },
    close: () => browser.close(),
  };
}
