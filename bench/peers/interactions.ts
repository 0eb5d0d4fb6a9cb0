import type { Page } from '@playwright/test';
import { ARTICLE } from './pages.ts';

/** The two devices; the phone also has a slow network. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

const SETTLED_MS = 300;

/** Milliseconds by what was done: to the next paint, and for the filter also to the filtered list. */
export type Waits = Readonly<Record<string, number>>;

interface Interaction {
  readonly what: string;
  readonly route: string;
  readonly devices: readonly Device[];
  readonly act: (page: Page) => Promise<void>;
  /** Resolves when the interaction has had its effect. */
  readonly isDone: (page: Page) => Promise<void>;
}

const EVERYWHERE: readonly Device[] = ['phone', 'desktop'];

const INTERACTIONS: readonly Interaction[] = [
  {
    what: 'menu',
    route: '/',
    devices: ['phone'],
    act: (page) => menuButton(page).click(),
    isDone: (page) => page.locator('#site-menu').waitFor(),
  },
  {
    what: 'question',
    route: '/',
    devices: EVERYWHERE,
    act: (page) => page.locator('#faq details:nth-of-type(2) > summary').click(),
    isDone: (page) => page.locator('#faq details:nth-of-type(2)[open]').waitFor(),
  },
  {
    what: 'filter',
    route: '/blog',
    devices: EVERYWHERE,
    act: (page) => page.locator('.chip').nth(1).click(),
    isDone: async (page) => {
      await page.locator('.chip').nth(1).and(page.locator('[aria-current]')).waitFor();
      await page.locator(`main a[href="${ARTICLE}"]`).waitFor({ state: 'hidden' });
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
  },
  {
    what: 'first key',
    route: '/blog',
    devices: EVERYWHERE,
    act: async (page) => {
      await page.locator('input[name=email]').focus();
      await page.keyboard.press('a');
    },
    isDone: async (page) => {
      const typed = await page.locator('input[name=email]').inputValue();
      if (typed !== 'a') throw new Error('The first key did not arrive in the field.');
    },
  },
];

/** Uses everything that a page offers, one after the other, and waits for each effect. */
export async function interactWith(page: Page, route: string, device: Device): Promise<Waits> {
  const waits: Record<string, number> = {};
  const wanted = INTERACTIONS.filter((one) => one.route === route && one.devices.includes(device));
  for (const { what, act, isDone } of wanted) {
    await page.evaluate(() => {
      (window as unknown as { seen: { longest: number } }).seen.longest = 0;
    });
    const { pathname } = new URL(page.url());
    const began = performance.now();
    await act(page);
    await isDone(page);
    const done = performance.now() - began;
    if (what === 'filter') waits['filtered list'] = done;
    await page.waitForTimeout(SETTLED_MS);
    const longest = await page.evaluate(
      () => (window as unknown as { seen: { longest: number } }).seen.longest,
    );
    // Where the filter is a page of its own, the next paint is that page.
    waits[what] = new URL(page.url()).pathname === pathname ? longest : done;
    if (what === 'menu') await menuButton(page).click();
  }
  return waits;
}

const menuButton = (page: Page) =>
  page.locator(':is([popovertarget], [popoverTarget], [aria-controls])[aria-label="Menü"]');
