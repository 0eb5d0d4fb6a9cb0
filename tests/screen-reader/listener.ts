import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { decision } from '#tests/support/consent.ts';
import { MONDAY } from '#tests/support/diary.ts';
import type { HandOver } from '#tests/support/hand-over.ts';
import { startServer } from '#tests/support/server-process.ts';
import { startDesktop, type Desktop } from './desktop.ts';

/** Only against hanging. */
export const PATIENCE = { timeout: 60_000, interval: 20 };

/** Somebody who hears what the screen reader says, and waits until it has said it. */
export interface Listener {
  /** Begins to listen; gives a function that tells what was said since. */
  readonly since: () => () => string[];
  /** Waits until everything is said; gives what was said meanwhile. */
  readonly untilSaid: () => Promise<string[]>;
  /** Types one letter after the other, as Orca says letters that come too fast. */
  readonly type: (text: string) => Promise<void>;
  /** Opens a page and what was decided about cookies: nothing, if somebody comes for the first time. */
  readonly open: (page: Page, address: string, isFirstTime?: boolean) => Promise<() => string[]>;
}

/** Starts the example site, and a desktop with a screen reader to which somebody listens. */
export async function startListening(handOver: HandOver, data: Readonly<Record<string, string>>) {
  const env = { DIST_DIR: 'dist-example', ADMIN_PORT: '0', LOG_LEVEL: 'error', ...data };
  const [site, desktop] = await Promise.all([
    startServer(handOver, { ...env, RATE_LIMIT: '999999' }),
    startDesktop(handOver),
  ]);
  return { site, desktop, listener: listenerAt(desktop) };
}

function listenerAt(desktop: Desktop): Listener {
  const since = () => {
    const from = desktop.spoken.length;
    return () => desktop.spoken.slice(from);
  };
  // Orca is asked for the time, which it tells after everything that it still has to say.
  const untilSaid = async () => {
    const heard = since();
    const told = desktop.timesTold();
    await desktop.press('Insert+t');
    await expect.poll(desktop.timesTold, PATIENCE).toBeGreaterThan(told);
    return heard();
  };
  return {
    since,
    untilSaid,
    type: async (text) => {
      for (const letter of text) {
        await desktop.type(letter);
        await untilSaid();
      }
    },
    open: async (page, address, isFirstTime = false) => {
      const now = Date.parse(MONDAY);
      await page.evaluateOnNewDocument(
        setOut,
        now,
        isFirstTime ? '' : decision({ timestamp: now }),
      );
      await untilSaid();
      const heard = since();
      // Until its scripts are there, too.
      await page.goto(address, { waitUntil: 'networkidle0' });
      await page.evaluate(loadPictures);
      return heard;
    },
  };
}

/** Opens a tab in a browser of its own, and puts the focus into the page; closes it when all is done. */
export async function inNewTab(
  desktop: Desktop,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await desktop.browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE.timeout);
    // A new tab has the focus in the field for addresses.
    await desktop.clickPage();
    await expect.poll(() => page.evaluate(() => document.hasFocus()), PATIENCE).toBe(true);
    await use(page);
  } finally {
    await context.close();
  }
}

/** Orca passes over pictures that have not come yet, and those below come late on a busy machine. */
async function loadPictures(): Promise<void> {
  for (const picture of document.images) picture.loading = 'eager';
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
}

/** Every page begins with a clock that stands still, and with what was decided about cookies. */
function setOut(now: number, consent: string): void {
  globalThis.Date = class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now = (): number => now;
  } as DateConstructor;
  if (consent !== '') localStorage.setItem('cookieConsent', consent);
}
