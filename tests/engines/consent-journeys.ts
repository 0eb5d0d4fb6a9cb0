import { expect, test } from 'vitest';
import { widget } from '#tests/support/consent.ts';
import {
  all,
  analyticsSwitch,
  banner,
  dialogIsOpen,
  necessary,
  recordFrom,
  reopen,
  reviewsAreShown,
  save,
  settings,
  shown,
  storedDecision,
} from './consent-on-page.ts';
import { waitUntil } from './driver.ts';
import { ADDRESS, HOST, type Engine, WIDGET_HOST } from './site-in-network.ts';

const MINUTE_MS = 60_000;

const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

// What may lie in the storage, made when it is put there, and whether somebody with it is asked.
const RECORDS: readonly (readonly [what: string, record: () => string, asks: boolean])[] = [
  ['no JSON', () => '{', true],
  ['no record', () => 'null', true],
  ['another version', () => recordFrom(0, '2.0'), true],
  ['a decision of 365 days less a minute ago', () => recordFrom(MINUTE_MS - YEAR_MS), false],
  ['a decision of 365 days and a minute ago', () => recordFrom(-YEAR_MS - MINUTE_MS), true],
  [
    'a decision from an hour ahead, as the clock went back',
    () => recordFrom(60 * MINUTE_MS),
    false,
  ],
];

// What a browser asks for by itself, without any page.
const isOfBrowser = (host: string) =>
  /(?:^|\.)(?:mozilla\.(?:com|org|net)|firefox\.com)$|^(?:update\.googleapis|accounts\.google)\.com$/.test(
    host,
  );

export function consentJourneys({ name, travel }: Engine): void {
  test(`C1, C3, C5, C6, C7 in ${name}: nothing before a yes, and as easy to take back`, () =>
    travel(async (driver, network) => {
      await driver.open(`${ADDRESS}/`);
      await waitUntil(driver, shown(banner));
      expect(await driver.read(shown(reopen))).toBe(false);
      expect(await driver.read(`[document.cookie, localStorage.length]`)).toEqual(['', 0]);

      await driver.click(settings);
      await waitUntil(driver, dialogIsOpen);
      await driver.press('Escape');
      await waitUntil(driver, `!(${dialogIsOpen})`);
      expect(await driver.read('document.activeElement.dataset.choose')).toBe('settings');

      await driver.click(necessary);
      await waitUntil(driver, `!${shown(banner)}`);
      await driver.open(`${ADDRESS}/datenschutz`);
      await waitUntil(driver, shown(reopen));
      expect(await driver.read(storedDecision)).toMatchObject({
        analytics: false,
        marketing: false,
      });
      expect(network.hosts).toContain(HOST);
      expect(network.hosts).not.toContain(WIDGET_HOST);
      expect(network.hosts.filter((host) => host !== HOST && !isOfBrowser(host))).toEqual([]);

      await driver.open(`${ADDRESS}/`);
      await driver.click(reopen);
      await waitUntil(driver, `${dialogIsOpen} && ${shown(banner)}`);
      await driver.click(analyticsSwitch);
      await driver.click(save);
      await waitUntil(driver, reviewsAreShown);
      expect(await driver.read(storedDecision)).toMatchObject({
        analytics: true,
        marketing: false,
      });
      expect(network.widgetRequests).toEqual([new URL(widget.script.url).pathname]);
      expect(await driver.read('document.cookie')).toContain('review-widget-id');

      await driver.click(reopen);
      await waitUntil(driver, dialogIsOpen);
      await driver.click('dialog .button-quiet');
      await waitUntil(driver, `document.readyState === 'complete' && !${reviewsAreShown}`);
      await waitUntil(driver, `document.cookie === 'sidebar:state=1'`);
      expect(await driver.read(storedDecision)).toMatchObject({
        analytics: false,
        marketing: false,
      });
      await driver.open(`${ADDRESS}/`);
      await waitUntil(driver, shown(reopen));
      expect(network.widgetRequests).toHaveLength(1);
    }));

  test(`C1, C2 in ${name}: what counts as a decision`, () =>
    travel(async (driver) => {
      await driver.open(`${ADDRESS}/datenschutz`);
      for (const [what, record, asks] of RECORDS) {
        await driver.read(
          `localStorage.setItem('cookieConsent', ${JSON.stringify(record())}), true`,
        );
        await driver.open(`${ADDRESS}/datenschutz`);
        await waitUntil(driver, `document.readyState === 'complete'`);
        expect(await driver.read(shown(banner)), what).toBe(asks);
      }

      await driver.read(`localStorage.clear(), true`);
      await driver.open(`${ADDRESS}/`);
      await driver.click(all);
      await waitUntil(driver, reviewsAreShown);
      expect(await driver.read(storedDecision)).toMatchObject({
        necessary: true,
        analytics: true,
        marketing: true,
        version: '1.0',
      });
      expect(await driver.read(shown(banner))).toBe(false);
    }));
}
