import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { launch, type Browser } from 'puppeteer-core';
import type { HandOver } from '#tests/support/hand-over.ts';
import type { Driver, DriverOptions, Launch } from './driver.ts';
import { getOrMake } from '#lib/records.ts';

const LONGEST_MS = 120_000;

/** Debian's Firefox ESR, driven by WebDriver BiDi; one process for each of the system's colours. */
export const launchFirefox: Launch = async (handOver) => {
  const gate = await openGate(handOver);
  const running = new Map<string, Promise<Browser>>();
  return {
    visit: async (forVisit, { proxy, colorScheme = 'light' }) => {
      gate.leadTo(proxy);
      const start = async () => {
        const browser = await launchBrowser(gate.port, colorScheme);
        handOver(() => browser.close());
        return browser;
      };
      return visit(forVisit, await getOrMake(running, colorScheme, start));
    },
  };
};

function launchBrowser(port: number, colorScheme: DriverOptions['colorScheme']): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': port,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': port,
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
      // Otherwise Firefox looks for a secure address of the site first.
      'dom.security.https_first': false,
    },
  });
}

/** Firefox keeps its proxy for life, so that one passes on to the network of the journey. */
async function openGate(handOver: HandOver) {
  let target = { host: '', port: 0 };
  const server = createServer((socket) => {
    const upstream = connect(target.port, target.host);
    socket.pipe(upstream).pipe(socket);
    for (const one of [socket, upstream]) {
      one.on('error', () => one.destroy());
      one.on('close', () => (one === socket ? upstream : socket).destroy());
    }
  });
  handOver(() => void server.close());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    leadTo: (proxy: string) => {
      const [host = '', port = ''] = proxy.split(':');
      target = { host, port: Number(port) };
    },
  };
}

async function visit(handOver: HandOver, browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  handOver(() => context.close());
  const newTab = async () => {
    const tab = await context.newPage();
    // Only against hanging: a busy machine is no reason to fail.
    tab.setDefaultTimeout(LONGEST_MS);
    return tab;
  };
  let page = await newTab();
  const tabs = [page];
  return {
    open: async (url) => {
      await page.goto(url);
    },
    // Unlike those of the page, a locator's clicks wait until the page has come to rest.
    click: async (selector) => {
      const target = page.locator(selector);
      const found = await target.waitHandle();
      // What shows an edge only would be clicked outside of what it is cut by, or below what stays at the edge.
      await found.evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await target.click();
    },
    doubleClick: (selector) => page.locator(selector).click({ count: 2 }),
    hover: (selector) => page.locator(selector).hover(),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    resize: (width, height) => page.setViewport({ width, height }),
    toTab: async (tab) => {
      page = tabs[tab] ??= await newTab();
      await page.bringToFront();
    },
  };
}
