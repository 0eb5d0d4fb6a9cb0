import { launch } from 'puppeteer-core';
import type { Driver, DriverOptions } from './driver.ts';

/** Debian's Firefox ESR, driven by WebDriver BiDi. */
export async function startFirefox({ proxy }: DriverOptions): Promise<Driver> {
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
      // Otherwise Firefox looks for a secure address of the site first.
      'dom.security.https_first': false,
    },
  });
  const page = await browser.newPage();
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
