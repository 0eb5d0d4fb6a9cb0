import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { codeOf } from '#tests/office/authenticator.ts';
import { officeForSuite, type Member } from '#tests/office/office-suite.ts';
import { PASSWORD } from '#tests/office/visitor.ts';
import { published, servedPage } from '#tests/office/website.ts';
import { launchFirefox } from './firefox-driver.ts';
import { launchWebKit } from './webkit-driver.ts';
import { waitUntil, type Driver } from './driver.ts';
import { startTestNetwork } from './test-network.ts';

const ARTICLE = 'die-richtige-hilfe-bei-schlafstorungen';
const TEXT = '.field-type.rich-text-lexical [contenteditable="true"]';

const office = officeForSuite();
let member: Member;
let article: string;

beforeAll(async () => {
  member = await office.join('owner');
  const { body } = await member.ask('GET', `/api/blog?where[slug][equals]=${ARTICLE}&depth=0`);
  article = `/admin/collections/blog/${String((body['docs'] as { id: number }[])[0]?.id)}`;
});

test.each([
  ['Firefox', launchFirefox],
  ['WebKit', launchWebKit],
] as const)(
  'in %s somebody signs in, writes in an article and publishes it',
  async (name, launch) => {
    const browser = await launch(onTestFinished);
    const site = office.site();
    const network = await startTestNetwork(
      onTestFinished,
      { address: site, host: new URL(site).hostname },
      { host: 'widget.example', script: '' },
    );
    const driver = await browser.visit(onTestFinished, { proxy: network.proxy });
    await signIn(driver, site);
    await driver.open(`${site}${article}`);
    await waitUntil(driver, `document.querySelector('${TEXT}') !== null`);
    await driver.type(TEXT, `${name} schreibt mit. `);
    await waitUntil(driver, `document.querySelector('#action-save')?.disabled === false`);
    await driver.click('#action-save');
    const page = () => servedPage(office.dataDir(), `blog/${ARTICLE}.html`);
    await expect.poll(page, { timeout: 300_000 }).toContain(`${name} schreibt mit.`);
    expect(await published(member)).toMatchObject({ state: 'published' });
  },
);

async function signIn(driver: Driver, site: string): Promise<void> {
  await driver.open(`${site}/anmelden`);
  await driver.type('#email', 'owner@example.org');
  await driver.type('#password', PASSWORD);
  await driver.press('Enter');
  await waitUntil(driver, `document.querySelector('#code') !== null`);
  // Each code of the app counts once; the second engine takes the next.
  await office.sql('delete from office.used_codes');
  await driver.type('#code', codeOf(member.secret));
  await driver.press('Enter');
  await waitUntil(driver, `location.pathname === '/admin'`);
}
