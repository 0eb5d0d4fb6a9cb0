import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { widget } from '#tests/support/consent.ts';
import { startChromium } from './chromium-driver.ts';
import { waitUntil } from './driver.ts';
import { startFirefox } from './firefox-driver.ts';
import { startTestNetwork } from './test-network.ts';
import { startWebKit } from './webkit-driver.ts';

const HOST = 'www.site.test';
const ADDRESS = `http://${HOST}`;
const WIDGET_HOST = new URL(widget.script.url).host;
const WIDGET_SCRIPT = `
  for (const domain of ['', '; Domain=www.site.test', '; Domain=.site.test'])
    document.cookie = 'review-widget-id=1; Path=/' + domain;
  document.cookie = 'sidebar:state=1; Path=/';
  document.currentScript.after('Bewertungen von nebenan');
`;

const banner = 'section[aria-label="Cookies"]';
const shown = (selector: string) => `document.querySelector('${selector}').checkVisibility()`;
const reviews = `document.querySelector('#testimonials').innerText.includes('von nebenan')`;
const stored = `JSON.parse(localStorage.getItem('cookieConsent'))`;

let site: ServerProcess;
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'engines-'));
  const env = { DIST_DIR: 'dist', DATA_DIR: dataFolder, ADMIN_PORT: '0', LOG_LEVEL: 'error' };
  site = await startServer(env);
});
afterAll(async () => {
  await site.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

const ENGINES = [
  ['Chromium', startChromium],
  ['Firefox', startFirefox],
  ['WebKit', startWebKit],
] as const;

test.each(ENGINES)(
  'consent in %s: nothing before a yes, and as easy to take back',
  async (_name, start) => {
    const network = await startTestNetwork(
      { address: site.site, host: HOST },
      { host: WIDGET_HOST, script: WIDGET_SCRIPT },
    );
    const driver = await start({ proxy: network.proxy });
    try {
      await driver.open(`${ADDRESS}/`);
      await waitUntil(driver, shown(banner));
      expect(await driver.read(shown('[data-choose="again"]'))).toBe(false);
      expect(await driver.read(`[document.cookie, localStorage.length]`)).toEqual(['', 0]);

      await driver.click('[data-choose="settings"]');
      await waitUntil(driver, `document.querySelector('dialog[open]') !== null`);
      await driver.press('Escape');
      await waitUntil(driver, `document.querySelector('dialog[open]') === null`);
      expect(await driver.read('document.activeElement.dataset.choose')).toBe('settings');

      await driver.click('[data-choose="necessary"]');
      await waitUntil(driver, `!${shown(banner)}`);
      await driver.open(`${ADDRESS}/datenschutz`);
      await waitUntil(driver, shown('[data-choose="again"]'));
      expect(await driver.read(stored)).toMatchObject({ analytics: false, marketing: false });
      expect(network.hosts).toContain(HOST);
      expect(network.hosts).not.toContain(WIDGET_HOST);
      expect(network.hosts.filter((host) => host !== HOST && !isOfBrowser(host))).toEqual([]);

      await driver.open(`${ADDRESS}/`);
      await driver.click('[data-choose="again"]');
      await waitUntil(
        driver,
        `document.querySelector('dialog[open]') !== null && ${shown(banner)}`,
      );
      await driver.click('dialog input[role="switch"]:not(:disabled)');
      await driver.click('dialog .button-action');
      await waitUntil(driver, reviews);
      expect(await driver.read(stored)).toMatchObject({ analytics: true, marketing: false });
      expect(network.widgetRequests).toEqual([new URL(widget.script.url).pathname]);
      expect(await driver.read('document.cookie')).toContain('review-widget-id');

      await driver.click('[data-choose="again"]');
      await waitUntil(driver, `document.querySelector('dialog[open]') !== null`);
      await driver.click('dialog .button-quiet');
      await waitUntil(driver, `document.readyState === 'complete' && !${reviews}`);
      await waitUntil(driver, `document.cookie === 'sidebar:state=1'`);
      expect(await driver.read(stored)).toMatchObject({ analytics: false, marketing: false });
      await driver.open(`${ADDRESS}/`);
      await waitUntil(driver, shown('[data-choose="again"]'));
      expect(network.widgetRequests).toHaveLength(1);
    } finally {
      await driver.close();
      await network.close();
    }
  },
);

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

// What may lie in the storage, and whether somebody with it is asked (rows C1, C2).
const RECORDS: readonly (readonly [string, string, boolean])[] = [
  ['no JSON', '{', true],
  ['no record', 'null', true],
  ['another version', recordFrom(0, '2.0'), true],
  ['a decision of 365 days less a minute ago', recordFrom(MINUTE_MS - YEAR_MS), false],
  ['a decision of 365 days and a minute ago', recordFrom(-YEAR_MS - MINUTE_MS), true],
  ['a decision from an hour ahead, because the clock went back', recordFrom(60 * MINUTE_MS), false],
];

test.each(ENGINES)('C1, C2: what counts as a decision in %s', async (_name, start) => {
  const network = await startTestNetwork(
    { address: site.site, host: HOST },
    { host: WIDGET_HOST, script: WIDGET_SCRIPT },
  );
  const driver = await start({ proxy: network.proxy });
  try {
    await driver.open(`${ADDRESS}/datenschutz`);
    for (const [what, record, asks] of RECORDS) {
      await driver.read(`localStorage.setItem('cookieConsent', ${JSON.stringify(record)}), true`);
      await driver.open(`${ADDRESS}/datenschutz`);
      await waitUntil(driver, `document.readyState === 'complete'`);
      expect(await driver.read(shown(banner)), what).toBe(asks);
    }

    await driver.read(`localStorage.clear(), true`);
    await driver.open(`${ADDRESS}/`);
    await driver.click('[data-choose="all"]');
    await waitUntil(driver, reviews);
    expect(await driver.read(stored)).toMatchObject({
      necessary: true,
      analytics: true,
      marketing: true,
      version: '1.0',
    });
    expect(await driver.read(shown(banner))).toBe(false);
  } finally {
    await driver.close();
    await network.close();
  }
});

function recordFrom(age: number, version = '1.0'): string {
  const choices = { necessary: true, analytics: false, marketing: false };
  return JSON.stringify({ ...choices, timestamp: Date.now() + age, version });
}

// What a browser asks for by itself, without any page.
const isOfBrowser = (host: string) =>
  /(?:^|\.)(?:mozilla\.(?:com|org|net)|firefox\.com)$|^(?:update\.googleapis|accounts\.google)\.com$/.test(
    host,
  );
