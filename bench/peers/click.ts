import { setTimeout as delay } from 'node:timers/promises';
import { launch, TargetType, type Browser } from 'puppeteer-core';
import { CHROMIUM, CHROMIUM_FLAGS } from '#tests/support/chromium.ts';
import { ARTICLE } from './pages.ts';

const HOVER_MS = 1000;
const LOOK_MS = 50;
const LONGEST_MS = 30_000;

/**
 * Milliseconds from a click on the landing page to the first frame with the article's heading, at a
 * desktop, after the pointer has rested on the link for a second. A fresh browser each time; Puppeteer
 * because Chromium draws no page ahead while a debugger is attached to the page itself.
 *
 * @param site Address as the network offers it.
 */
export async function clickOnArticle(site: string, flag: string): Promise<number> {
  const browser = await launch({ executablePath: CHROMIUM, args: [...CHROMIUM_FLAGS, flag] });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(`${site}/`, { waitUntil: 'networkidle0' });
    const link = await page.$(`main a[href="${ARTICLE}"]`);
    if (link === null) throw new Error(`The landing page has no link to ${ARTICLE}.`);
    await link.scrollIntoView();
    await link.hover();
    await delay(HOVER_MS);
    await page.evaluate(watchClick, ARTICLE);
    await link.click();
    return await shown(browser, site + ARTICLE);
  } finally {
    await browser.close();
  }
}

/** Runs in the page: notes the time of the click, and of the frame with a new heading if the document stays. */
function watchClick(path: string): void {
  const before = document.querySelector('h1')?.textContent;
  const note = (name: string, time: number) => {
    localStorage.setItem(name, String(performance.timeOrigin + time));
  };
  const look = () => {
    const heading = document.querySelector('h1')?.textContent;
    const isThere = location.pathname === path && heading && heading !== before;
    // What is in the page when a frame begins is visible when the next frame begins.
    requestAnimationFrame((time) => (isThere ? note('shown', time) : look()));
  };
  addEventListener('click', ({ timeStamp }) => {
    note('clicked', timeStamp);
    look();
  });
}

/** Asks the page over the protocol, because Puppeteer still refers to the previous document. */
async function shown(browser: Browser, address: string): Promise<number> {
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    const isArticle = (url: string): boolean => url.replace(/\/$/, '') === address;
    const pages = browser.targets().filter((one) => one.type() === TargetType.PAGE);
    const session = await pages.find((one) => isArticle(one.url()))?.createCDPSession();
    const answer = await session?.send('Runtime.evaluate', { expression: WAITED });
    await session?.detach();
    const ms: unknown = answer?.result.value;
    if (typeof ms === 'number') return ms;
    await delay(LOOK_MS);
  }
  throw new Error(`Nothing of ${address} was shown within half a minute after the click.`);
}

const WAITED = `(() => {
  const [clicked, seen] = ['clicked', 'shown'].map((name) => Number(localStorage.getItem(name)));
  if (performance.timeOrigin < clicked && seen > clicked) return seen - clicked;
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const painted = paint && !document.prerendering && performance.timeOrigin + paint.startTime;
  return painted > clicked ? painted - clicked : null;
})()`;
