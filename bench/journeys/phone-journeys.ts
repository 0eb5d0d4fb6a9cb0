import type { Browser, Page } from '@playwright/test';
import {
  fillCancellation,
  newCancellation,
  receiptOf,
  sendCancellation,
} from '#tests/support/declaration-pages.ts';
import { diaryOn } from '#tests/support/diary.ts';
import { PHONE } from '../page/browser.ts';
import { slowDown } from '../page/slow-network.ts';

const CPU_SLOWDOWN = 4;
const QUERY = 'Kinder';
// As fast as somebody types at a phone.
const KEY_MS = 150;

/** Milliseconds for each thing that a visitor waited for. */
export type Waits = Readonly<Record<string, number>>;

/** Opens the search, and types until a first result is seen. */
export async function search(page: Page, site: string): Promise<Waits> {
  await page.goto(`${site}/suche`, { waitUntil: 'networkidle' });
  const began = performance.now();
  const field = page.locator('main input[type=search], main [role=combobox]').first();
  await field.focus();
  await field.pressSequentially(QUERY, { delay: KEY_MS });
  await page.locator('[role=option], main ol a').first().waitFor();
  return { 'from the focus to the first result, typed': performance.now() - began };
}

/** Cancels as fast as a machine can fill in the form, so that only waiting is measured. */
export async function cancel(page: Page, site: string): Promise<Waits> {
  const began = performance.now();
  await page.goto(`${site}/kuendigung`, { waitUntil: 'load' });
  const opened = performance.now();
  await fillCancellation(page, newCancellation());
  const filled = performance.now();
  await sendCancellation(page);
  await receiptOf(page).waitFor();
  return {
    'until the form is there': opened - began,
    'from sending to the receipt': performance.now() - filled,
  };
}

/** Enters the night that is proposed in the morning: two taps. */
export async function enterNight(page: Page, site: string): Promise<Waits> {
  const diary = diaryOn(page);
  const began = performance.now();
  await diary.open(`${site}/schlaftagebuch`);
  const opened = performance.now();
  await diary.add.click();
  await diary.save.waitFor();
  const ready = performance.now();
  await diary.save.click();
  await diary.rows.first().waitFor();
  return {
    'until it can be written in': opened - began,
    'from the tap to the form': ready - opened,
    'from saving to the row': performance.now() - ready,
  };
}

/** Lets a new visitor with a slow phone take a journey. */
export async function onPhone(
  browser: Browser,
  site: string,
  journey: (page: Page, site: string) => Promise<Waits>,
  javaScriptEnabled = true,
): Promise<Waits> {
  const { hostname, port } = new URL(site);
  const network = await slowDown(Number(port));
  const context = await browser.newContext({
    ...PHONE,
    javaScriptEnabled,
    timezoneId: 'Europe/Berlin',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await journey(page, `http://${hostname}:${String(network.port)}`);
  } finally {
    await context.close();
    await network.stop();
  }
}
