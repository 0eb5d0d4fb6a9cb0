import type { Browser, BrowserContext, Page } from '@playwright/test';
import { decision } from '#tests/support/consent.ts';
import { PHONE } from '../page/browser.ts';
import { interactWith, type Device, type Waits } from './interactions.ts';

const CPU_SLOWDOWN: Readonly<Record<Device, number>> = { phone: 4, desktop: 1 };
const CONTEXTS = {
  phone: PHONE,
  desktop: { viewport: { width: 1280, height: 800 }, locale: 'de-DE' },
};
const QUIET_MS = 250;

/** What one load costs until nothing is fetched any more, without scrolling. */
export interface Load {
  readonly bytes: number;
  readonly requests: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
}

export interface Visit {
  readonly cold: Load;
  readonly warm: Load;
  readonly waits: Waits;
}

/**
 * Opens a page twice in a browser that knows nothing at first, then uses it.
 *
 * @param site Address as the network offers it.
 * @throws Error when something on the page does not answer.
 */
export async function visit(
  browser: Browser,
  device: Device,
  site: string,
  route: string,
): Promise<Visit> {
  const context = await browser.newContext(CONTEXTS[device]);
  try {
    await prepare(context);
    const first = await load(context, device, site + route);
    await first.page.close();
    const second = await load(context, device, site + route);
    const waits = await interactWith(second.page, route, device);
    return { cold: first.load, warm: second.load, waits };
  } finally {
    await context.close();
  }
}

async function load(
  context: BrowserContext,
  device: Device,
  address: string,
): Promise<{ page: Page; load: Load }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN[device] });
  await devtools.send('Network.enable');
  const sizes: number[] = [];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    if (encodedDataLength > 0) sizes.push(encodedDataLength);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // Content drawn by script may appear after everything was fetched.
  await page.waitForFunction(
    () => (window as unknown as { seen: { largestPaint: number } }).seen.largestPaint > 0,
  );
  await page.waitForTimeout(QUIET_MS);
  const seen = await page.evaluate(() => {
    const { largestPaint, layoutShift } = (window as unknown as { seen: Omit<Load, 'bytes'> }).seen;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { largestPaint, layoutShift, firstPaint: paint?.startTime ?? NaN };
  });
  const bytes = sizes.reduce((sum, one) => sum + one, 0);
  return { page, load: { bytes, requests: sizes.length, ...seen } };
}

/** A visitor who has refused cookies: the peers have no banner, as theirs would need a script. */
async function prepare(context: BrowserContext): Promise<void> {
  await context.addInitScript((stored) => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('cookieConsent', stored);
    addEventListener('DOMContentLoaded', () => {
      // The hand-written page always shows the banner.
      const banner = document.querySelector<HTMLElement>('[aria-label=Cookies]');
      if (banner) banner.style.display = 'none';
    });
    const seen = { largestPaint: 0, layoutShift: 0, longest: 0 };
    Object.assign(window, { seen });
    const observe = (type: string, note: (entry: PerformanceEntry) => void, more = {}) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) note(entry);
      }).observe({ type, buffered: true, ...more });
    };
    observe('largest-contentful-paint', ({ startTime }) => {
      seen.largestPaint = startTime;
    });
    observe('layout-shift', (entry) => {
      seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    });
    observe(
      'event',
      (entry) => {
        if ((entry as PerformanceEventTiming).interactionId)
          seen.longest = Math.max(seen.longest, entry.duration);
      },
      { durationThreshold: 16 },
    );
  }, decision());
}
