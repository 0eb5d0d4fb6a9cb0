import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { codeOf } from '#tests/office/authenticator.ts';
import { PASSWORD, Visitor } from '#tests/office/office-suite.ts';
import { startOffice, type StartedOffice } from '#tests/office/start-office.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { launchFirefox } from './firefox-driver.ts';
import { launchWebKit } from './webkit-driver.ts';
import { waitUntil, type Driver } from './driver.ts';
import { startTestNetwork } from './test-network.ts';

const EMAIL = 'leitung@schlaf.example';
const QUESTION = 'faq/kosten';
const FIELD = '#field-question';
const NIGHT = 'form[action="/darstellung"] button[value="night"]';
const STATUS = `(document.querySelector('[role="status"]')?.textContent ?? '')`;
// Each engine waits for a build, while other tests run.
const JOURNEY = { timeout: 600_000 };

const handOver = atEndOfSuite();
let office: StartedOffice;
let site: string;
let secret: string;

beforeAll(async () => {
  office = await startOffice(handOver, 'engines');
  ({ site } = office);
  secret = await openAccount(office.firstLink);
});

test.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)(
  'in %s somebody signs in, changes a word, sees it in the preview and publishes it at night',
  JOURNEY,
  async (name, launch) => {
    const browser = await launch(onTestFinished);
    const host = new URL(site).hostname;
    const network = await startTestNetwork(
      onTestFinished,
      { address: site, host },
      { host: 'widget.example', script: '' },
    );
    const driver = await browser.visit(onTestFinished, { proxy: network.proxy });
    await signIn(driver);
    await driver.click(NIGHT);
    await waitUntil(driver, `document.documentElement?.dataset.theme === 'night'`);

    await driver.open(`${site}/inhalte/${QUESTION}`);
    await waitUntil(driver, `document.querySelector('${FIELD}') !== null`);
    await driver.type(FIELD, `${name}? `);
    await says(driver, 'Gespeichert um');
    await patiently(
      driver,
      `[...document.querySelectorAll('iframe')].some(
      (frame) => frame.contentDocument?.body?.textContent.includes('${name}?') === true)`,
    );

    await driver.open(`${site}/veroeffentlichen`);
    await waitUntil(driver, `document.querySelector('.editing-publish > button') !== null`);
    await driver.click('.editing-publish > button');
    await patiently(driver, `${STATUS}.includes('eröffentlich')`);
    expect(await driver.read(STATUS)).toContain('Die Website zeigt die neue Fassung.');
    expect(readFileSync(join(office.contentFolder, `${QUESTION}.yaml`), 'utf8')).toContain(
      `${name}?`,
    );
    const page = readFileSync(join(office.dataDir, 'site/current/client/index.html'), 'utf8');
    expect(page).toContain(`${name}?`);
  },
);

/** Makes the first account with the requests that the forms send. */
async function openAccount(path: string): Promise<string> {
  const visitor = new Visitor(site);
  await visitor.post(path, { name: 'Anna Muster', email: EMAIL, password: PASSWORD });
  const { text } = await visitor.post('/anmelden/einrichten', { password: PASSWORD });
  const [, found = ''] = /<code>([A-Z2-7]{16,})<\/code>/u.exec(text) ?? [];
  await visitor.post('/anmelden/abschliessen', { code: codeOf(found) });
  return found;
}

async function signIn(driver: Driver): Promise<void> {
  await driver.open(`${site}/anmelden`);
  await driver.type('#email', EMAIL);
  await driver.type('#password', PASSWORD);
  await driver.press('Enter');
  await waitUntil(driver, `document.querySelector('#code') !== null`);
  await driver.type('#code', codeOf(secret));
  await driver.press('Enter');
  await waitUntil(driver, `document.querySelector('form[action="/abmelden"]') !== null`);
}

const says = (driver: Driver, words: string): Promise<void> =>
  waitUntil(driver, `${STATUS}.includes('${words}')`);

/** Waits for something that can take half a minute on a busy machine. */
async function patiently(driver: Driver, expression: string): Promise<void> {
  await vi.waitUntil(() => driver.read(expression), { timeout: 90_000, interval: 250 });
}
