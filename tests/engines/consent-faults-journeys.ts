import { expect, test } from 'vitest';
import { widget } from '#tests/support/consent.ts';
import {
  all,
  analyticsSwitch,
  banner,
  dialogIsOpen,
  necessary,
  reopen,
  reviewsAreShown,
  save,
  shown,
  storedDecision,
} from './consent-on-page.ts';
import { waitUntil, type Driver } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const FORBID_STORAGE = `Object.defineProperty(window, 'localStorage', {
  get() { throw new DOMException('Storage is forbidden.', 'SecurityError'); },
});`;

// Fills what a browser gives to one origin, down to the last byte.
const FILL_STORAGE = `(() => {
  let size = 1 << 23;
  for (let key = 0; size >= 1; key += 1) {
    try { localStorage.setItem('full-' + key, 'x'.repeat(size)); } catch { size >>= 1; }
  }
  return true;
})()`;

async function chooseAnalytics(driver: Driver): Promise<void> {
  await driver.click(reopen);
  await waitUntil(driver, dialogIsOpen);
  await driver.click(analyticsSwitch);
  await driver.click(save);
  await waitUntil(driver, `!(${dialogIsOpen})`);
}

// A question opens and closes; the menu and the rest hang on the same few bytes of script or on none.
async function expectWorkingPage(driver: Driver): Promise<void> {
  await driver.click('#faq details:last-of-type summary');
  await waitUntil(driver, `document.querySelector('#faq details:last-of-type').open`);
}

export function consentFaultsJourneys({ name, travel }: Engine): void {
  test(`in ${name}, where storage is forbidden, a decision holds for the page and the next one asks again`, () =>
    travel(async (driver, network) => {
      network.runFirst(FORBID_STORAGE);
      await driver.open(`${ADDRESS}/`);
      await driver.click(all);
      await waitUntil(driver, reviewsAreShown);
      expect(await driver.read(`[${shown(banner)}, ${shown(reopen)}]`)).toEqual([false, true]);
      await driver.open(`${ADDRESS}/team`);
      await waitUntil(driver, shown(banner));
    }));

  test(`in ${name}, where storage is full, a decision holds for the page`, () =>
    travel(async (driver) => {
      await driver.open(`${ADDRESS}/team`);
      await driver.read(FILL_STORAGE);
      await driver.click(necessary);
      await waitUntil(driver, `!${shown(banner)} && ${shown(reopen)}`);
      expect(await driver.read(storedDecision)).toBeNull();
    }));

  test(`two tabs of ${name} stay in step`, () =>
    travel(async (driver, network) => {
      await driver.open(`${ADDRESS}/`);
      await waitUntil(driver, shown(banner));
      await driver.toTab(1);
      await driver.open(`${ADDRESS}/team`);
      await driver.click(necessary);
      await waitUntil(driver, `!${shown(banner)}`);
      await driver.toTab(0);
      await waitUntil(driver, `!${shown(banner)} && ${shown(reopen)}`);

      await driver.toTab(1);
      await chooseAnalytics(driver);
      await driver.toTab(0);
      await waitUntil(driver, reviewsAreShown);

      await driver.toTab(1);
      await chooseAnalytics(driver);
      await driver.toTab(0);
      await waitUntil(driver, `document.readyState === 'complete' && !${reviewsAreShown}`);
      expect(network.widgetRequests).toHaveLength(1);
    }));

  test(`in ${name}, where our script is blocked, the page works and nothing is decided`, () =>
    travel(async (driver, network) => {
      network.cutOff(`${ADDRESS}/islands/consent.js`);
      await driver.open(`${ADDRESS}/`);
      await driver.click(necessary);
      await expectWorkingPage(driver);
      expect(await driver.read(shown(banner))).toBe(true);
      expect(await driver.read(storedDecision)).toBeNull();
      expect(network.widgetRequests).toEqual([]);
    }));

  test(`in ${name}, where the script of the reviews is blocked, a sentence says so and the page works`, () =>
    travel(async (driver, network) => {
      network.cutOff(new URL(widget.script.url).origin);
      await driver.open(`${ADDRESS}/`);
      await driver.click(all);
      await waitUntil(driver, `document.body.innerText.includes('lassen sich gerade nicht laden')`);
      await expectWorkingPage(driver);
    }));

  test(`in ${name}, where the script of the reviews fails, the page works`, () =>
    travel(async (driver, network) => {
      network.setWidget('document.title = "ran"; throw new Error("broken on purpose");');
      await driver.open(`${ADDRESS}/`);
      await driver.click(all);
      await waitUntil(driver, `document.title === 'ran' && ${shown(reopen)}`);
      await expectWorkingPage(driver);
      await driver.click(reopen);
      await waitUntil(driver, dialogIsOpen);
    }));
}
