import type { Browser, Page } from '@playwright/test';
import { decision } from '#tests/support/consent.ts';
import { PHONE } from './browser.ts';

const CPU_SLOWDOWN = 4;
const SETTLED_MS = 1000;

/** Something a visitor does first thing on a page. */
interface Interaction {
  readonly what: string;
  readonly route: string;
  readonly act: (page: Page) => Promise<void>;
  /** Events that count: a click in a field that is only there to type is none. */
  readonly events: RegExp;
}

const CLICK = /^(?:pointer|mouse|touch|click)/;
const INTERACTIONS: readonly Interaction[] = [
  clickOn('menu', '/', '[popovertarget=site-menu] >> visible=true'),
  clickOn('question', '/', '#faq details:nth-of-type(2) > summary'),
  clickOn('theme', '/', '#theme-switch'),
  clickOn('further articles', '/blog', 'main [data-in-place]'),
  clickOn('cookie settings', '/team', 'role=button[name="Cookie-Einstellungen öffnen"]'),
  {
    what: 'first key in a form',
    route: '/kuendigung',
    act: async (page) => {
      await page.locator('input[name=email]').click();
      await page.keyboard.press('a');
    },
    events: /^(?:key|input|beforeinput)/,
  },
];

/** Milliseconds from each interaction to the next paint, one for every round. */
export type InteractionTimes = Readonly<Record<string, readonly number[]>>;

/**
 * Interaction to next paint on a phone with a processor that is slowed down by four. Every round
 * opens the page again, because the first time is the slowest. Below 16 ms the browser says nothing,
 * which counts as 0.
 *
 * @param site Address of the website.
 */
export async function measureInteractions(
  browser: Browser,
  site: string,
  rounds: number,
): Promise<InteractionTimes> {
  const times: Record<string, number[]> = {};
  for (const interaction of INTERACTIONS) {
    const all: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      all.push(await interactOnce(browser, site, interaction));
    times[interaction.what] = all;
  }
  return times;
}

function clickOn(what: string, route: string, selector: string): Interaction {
  return { what, route, act: (page) => page.locator(selector).click(), events: CLICK };
}

async function interactOnce(
  browser: Browser,
  site: string,
  { route, act, events }: Interaction,
): Promise<number> {
  const localStorage = [{ name: 'cookieConsent', value: decision() }];
  const storageState = { cookies: [], origins: [{ origin: site, localStorage }] };
  const context = await browser.newContext({ ...PHONE, storageState });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen: { name: string; duration: number }[] = [];
      Object.assign(window, { seen });
      const options = { type: 'event', durationThreshold: 16, buffered: true };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId) seen.push({ name: entry.name, duration: entry.duration });
      }).observe(options);
    });
    await page.goto(site + route, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await act(page);
    await page.waitForTimeout(SETTLED_MS);
    const seen = await page.evaluate(
      () => (window as unknown as { seen: { name: string; duration: number }[] }).seen,
    );
    return Math.max(0, ...seen.filter(({ name }) => events.test(name)).map((one) => one.duration));
  } finally {
    await context.close();
  }
}
