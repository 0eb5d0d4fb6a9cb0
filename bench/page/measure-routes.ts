import type { Browser, Page, Request } from '@playwright/test';
import { decision } from '#tests/support/consent.ts';
import { scrollThrough } from '#tests/support/scroll-through.ts';
import { PHONE } from './browser.ts';

/** What one route asks of a phone. */
export interface RouteMeasure {
  readonly route: string;
  /** Whether the page is interactive: a form, or a tool that needs script. */
  readonly isTool: boolean;
  /** External script until a visitor who has refused cookies has scrolled to the end, in bytes. */
  readonly returningScript: number;
  /** Pictures before somebody scrolls, in bytes. */
  readonly pictures: number;
  /** Addresses outside of the site before there is a decision about cookies. */
  readonly foreign: readonly string[];
  /** Sum of all layout shifts, the late ones of fonts and pictures included. */
  readonly layoutShift: number;
}

/**
 * Visits a route twice on a phone: as somebody who was never asked about cookies, scrolling to its end,
 * and as somebody who has refused them.
 *
 * @param site Address of the website, with or without a slow network before it.
 * @throws Error when the route is no finished page.
 */
export async function measureRoute(
  browser: Browser,
  site: string,
  route: string,
): Promise<RouteMeasure> {
  const first = await visit(browser, site, route, false);
  const returning = await visit(browser, site, route, true);
  return { ...first, route, returningScript: returning.script };
}

type Visit = Omit<RouteMeasure, 'route' | 'returningScript'> & { readonly script: number };

async function visit(
  browser: Browser,
  site: string,
  route: string,
  isReturning: boolean,
): Promise<Visit> {
  const localStorage = [{ name: 'cookieConsent', value: decision() }];
  const origins = isReturning ? [{ origin: site, localStorage }] : [];
  const context = await browser.newContext({ ...PHONE, storageState: { cookies: [], origins } });
  try {
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await recordShifts(page);
    const answer = await page.goto(site + route, { waitUntil: 'networkidle' });
    if (answer?.status() !== 200) throw new Error(`${route} answered ${answer?.status() ?? 0}.`);
    const pictures = await bytesOf(requests, 'image');
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
    return {
      ...(await page.evaluate(inPage)),
      script: await bytesOf(requests, 'script'),
      pictures,
      foreign: requests.map((request) => request.url()).filter((url) => isForeign(url, site)),
    };
  } finally {
    await context.close();
  }
}

function inPage(): Pick<Visit, 'isTool' | 'layoutShift'> {
  const { shifted } = window as unknown as { shifted: number };
  const isTool = document.querySelector('form, [data-at-once=always]') !== null;
  return { isTool, layoutShift: shifted };
}

async function bytesOf(requests: readonly Request[], type: string): Promise<number> {
  const sizes = await Promise.all(
    requests
      .filter((request) => request.resourceType() === type)
      .map(async (request) => ((await request.response()) ? request.sizes() : undefined)),
  );
  return sizes.reduce((sum, size) => sum + (size?.responseBodySize ?? 0), 0);
}

const isForeign = (address: string, site: string): boolean =>
  /^https?:/.test(address) && !address.startsWith(`${site}/`);

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = { shifted: 0 };
    Object.assign(window, record);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        record.shifted += (entry as PerformanceEntry & { value: number }).value;
      }
      Object.assign(window, record);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
