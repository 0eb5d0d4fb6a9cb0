import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { once } from 'node:events';
import { remote } from 'webdriverio';
import { endProcess, type HandOver } from '#tests/support/hand-over.ts';
import { freePort } from '#tests/support/ports.ts';
import type { Driver, DriverOptions, Launch } from './driver.ts';

const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };

// The bar of MiniBrowser needs that much.
const NARROWEST = 460;

/** Debian's WebKitGTK, driven by WebDriver Classic; each journey has a process and a display of its own. */
export const launchWebKit: Launch = () => Promise.resolve({ visit });

async function visit(
  handOver: HandOver,
  { proxy, colorScheme = 'light' }: DriverOptions,
): Promise<Driver> {
  const display = await startDisplay(handOver);
  const port = await freePort();
  const service = spawn('/usr/bin/WebKitWebDriver', [`--port=${port.toString()}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GTK_THEME: colorScheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Its sandbox does not start for root.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
    stdio: 'ignore',
  });
  handOver(() => endProcess(service, 'SIGTERM'));
  const [binary = ''] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const browser = await remote({
    hostname: '127.0.0.1',
    port,
    logLevel: 'error',
    connectionRetryCount: 10,
    capabilities: {
      browserName: 'MiniBrowser',
      acceptInsecureCerts: true,
      'wdio:enforceWebDriverClassic': true,
      // As a capability, the proxy for HTTPS would itself be spoken to by HTTPS.
      'webkitgtk:browserOptions': {
        binary,
        args: ['--automation', `--proxy=http://${proxy}`, '--ignore-host=127.0.0.1'],
      },
    } as WebdriverIO.Capabilities,
  });
  handOver(() => browser.deleteSession());
  const tabs = [await browser.getWindowHandle()];
  return {
    open: async (url) => {
      await browser.url(url);
    },
    click: async (selector) => {
      await bringIntoSight(browser, selector);
      await browser.$(selector).click();
    },
    doubleClick: async (selector) => {
      await bringIntoSight(browser, selector);
      await browser.$(selector).doubleClick();
    },
    hover: (selector) => browser.$(selector).moveTo(),
    type: (selector, text) => browser.$(selector).addValue(text),
    press: (key) => browser.keys(KEYS[key]),
    read: (expression) => browser.execute(`return (${expression});`),
    resize: (width, height) => resizePage(browser, width, height),
    toTab: async (tab) => {
      tabs[tab] ??= (await browser.createWindow('tab')).handle;
      await browser.switchToWindow(tabs[tab]);
    },
  };
}

// By itself it scrolls as the page does, smoothly, and clicks before the element has arrived. What the
// click before has opened may still push the element along, so it has to be found in one place twice.
async function bringIntoSight(browser: WebdriverIO.Browser, selector: string): Promise<void> {
  const placeOf = (found: string): number | null => {
    const element = document.querySelector(found);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return element?.getBoundingClientRect().top ?? null;
  };
  let before: number | null | undefined;
  for (;;) {
    const place = await browser.execute(placeOf, selector);
    if (place === before) return;
    before = place;
  }
}

// The window has bars of its own around the page.
async function resizePage(
  browser: WebdriverIO.Browser,
  width: number,
  height: number,
): Promise<void> {
  const bars = await browser.execute(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
  const [besides = 0, above = 0] = bars;
  await browser.setWindowSize(width + besides, height + above);
  // The window is asked to change and does so later; a click in between would miss what moves.
  const isDone = (wide: number, narrowest: number, high: number): boolean =>
    innerHeight === high && innerWidth >= wide && innerWidth <= Math.max(wide, narrowest);
  await browser.waitUntil(() => browser.execute(isDone, width, NARROWEST, height), {
    timeout: 60_000,
    timeoutMsg: `The page did not become ${width.toString()} px wide.`,
  });
}

async function startDisplay(handOver: HandOver): Promise<string> {
  // Xvfb chooses a free number and writes it to the file it is given.
  const args = ['-displayfd', '3', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'];
  const server = spawn('/usr/bin/Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  handOver(() => endProcess(server, 'SIGTERM'));
  const chosen = server.stdio[3];
  if (!chosen) throw new Error('Xvfb was started without a channel for its number.');
  const [number] = (await once(chosen, 'data')) as [Buffer];
  return `:${number.toString().trim()}`;
}
