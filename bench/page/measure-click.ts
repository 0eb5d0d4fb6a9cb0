import { setTimeout as delay } from 'node:timers/promises';
import { launch, TargetType, type Browser } from 'puppeteer-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { median } from '../spread.ts';

const HOVER_MS = 1000;
const LOOK_MS = 50;

export interface ClickTimes {
  /** Milliseconds from the click to the first paint of the next page, by round. */
  readonly click: readonly number[];
  /** Milliseconds from the start of the navigation to the first paint, with nothing in any cache. */
  readonly cold: readonly number[];
  readonly ratio: number;
}

interface FirstPaint {
  /** When the page began to load, in milliseconds of the clock of the day. */
  readonly origin: number;
  readonly ms: number;
  /** When it came into sight, counted as `ms`; 0 if it was not drawn ahead. */
  readonly activation: number;
}

/**
 * First paint of a page after a click on a link that the pointer has rested on for a second, against
 * the first paint of the same page in a browser that knows nothing yet, in turns.
 *
 * Puppeteer instead of Playwright: Chromium draws no page ahead while a debugger is attached to the
 * page itself and not to its tab.
 *
 * @param site Address of the website as the network offers it.
 * @param path A page that the landing page links to.
 * @throws Error when the browser did not draw the page ahead.
 */
export async function measureClick(
  site: string,
  path: string,
  rounds: number,
): Promise<ClickTimes> {
  const click: number[] = [];
  const cold: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    cold.push(await inFreshBrowser((browser) => coldLoad(browser, site + path)));
    click.push(await inFreshBrowser((browser) => clickedLoad(browser, site, path)));
  }
  return { click, cold, ratio: median(click) / median(cold) };
}

async function coldLoad(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(address);
  return (await firstPaint(browser, address)).ms;
}

async function clickedLoad(browser: Browser, site: string, path: string): Promise<number> {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(`${site}/`, { waitUntil: 'networkidle0' });
  const link = await page.$(`a[href="${path}"]`);
  if (link === null) throw new Error(`The landing page has no link to ${path}.`);
  await link.scrollIntoView();
  await link.hover();
  await delay(HOVER_MS);
  await page.evaluate(() => {
    addEventListener('click', ({ timeStamp }) => {
      localStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    });
  });
  await link.click();
  const { origin, ms, activation, clicked } = await firstPaint(browser, site + path);
  if (activation === 0) throw new Error(`Chromium did not draw ${path} ahead of the click.`);
  return origin + ms - clicked;
}

/** Asks the page from outside: what Puppeteer knew of it belongs to the page before. */
async function firstPaint(
  browser: Browser,
  address: string,
): Promise<FirstPaint & { clicked: number }> {
  for (;;) {
    const target = browser
      .targets()
      .find((one) => one.type() === TargetType.PAGE && one.url() === address);
    const session = await target?.createCDPSession();
    const answer = await session?.send('Runtime.evaluate', { expression: FIRST_PAINT });
    const found = JSON.parse(String(answer?.result.value ?? 'null')) as
      (FirstPaint & { clicked: number }) | null;
    if (found) return found;
    await session?.detach();
    await delay(LOOK_MS);
  }
}

const FIRST_PAINT = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [navigation] = performance.getEntriesByType('navigation');
  return JSON.stringify(paint && !document.prerendering ? {
    origin: performance.timeOrigin,
    ms: paint.startTime,
    activation: navigation.activationStart,
    clicked: Number(localStorage.getItem('clicked')),
  } : null);
})()`;

async function inFreshBrowser(work: (browser: Browser) => Promise<number>): Promise<number> {
  const browser = await launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
