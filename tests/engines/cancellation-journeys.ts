import { expect, test } from 'vitest';
import { newCancellation, type CancellationValues } from '#tests/support/declaration-pages.ts';
import { comeBack } from './consent-on-page.ts';
import { waitUntil, type Driver } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const form = 'main form';

const send = `${form} [type="submit"]`;

const receipt = `document.querySelector('main section:has(dd)')`;

const isAwake = `document.querySelector('${form}').noValidate`;

async function fill(driver: Driver, values: CancellationValues): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await driver.type(`[name="${field}"]`, value);
  }
}

async function expectReceipt(driver: Driver, values: CancellationValues): Promise<void> {
  await waitUntil(driver, `${receipt} !== null`);
  const words = String(await driver.read(`${receipt}.innerText`));
  expect(words).toMatch(/K-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  for (const value of Object.values(values)) expect(words).toContain(value);
}

export function cancellationJourneys({ name, travel }: Engine): void {
  test(`K4, K6 in ${name}: a mistake is told at its field, and then the receipt has everything`, () =>
    travel(async (driver) => {
      const values = newCancellation();
      await comeBack(driver);
      await driver.open(`${ADDRESS}/kuendigung`);
      await driver.hover(form);
      await waitUntil(driver, isAwake);
      await fill(driver, { ...values, name: ' ' });
      await driver.click(send);
      await waitUntil(driver, `document.activeElement.name === 'name'`);
      expect(await driver.read(`document.activeElement.ariaInvalid`)).toBe('true');
      expect(await driver.read(`document.querySelector('${form}').innerText`)).toContain(
        'Name ist erforderlich',
      );

      await driver.type('[name="name"]', values.name);
      await driver.click(send);
      await expectReceipt(driver, values);
      expect(await driver.read(`document.activeElement.closest('section') === ${receipt}`)).toBe(
        true,
      );
      expect(await driver.read(`document.querySelector('[name="email"]').value`)).toBe('');
    }));

  test(`K6 in ${name}: without script the receipt is a page of its own`, () =>
    travel(async (driver, network) => {
      network.forbidScript();
      const values = newCancellation();
      await comeBack(driver);
      await driver.open(`${ADDRESS}/kuendigung`);
      await fill(driver, values);
      await driver.click(send);
      await waitUntil(driver, `document.title.startsWith('Kündigung eingegangen')`);
      await expectReceipt(driver, values);
    }));

  test(`K3 in ${name}: a double click sends one cancellation`, () =>
    travel(async (driver, network) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/kuendigung`);
      await driver.hover(form);
      await waitUntil(driver, isAwake);
      await fill(driver, newCancellation());
      await driver.doubleClick(send);
      await waitUntil(driver, `${receipt} !== null`);
      expect(network.paths.filter((path) => path.startsWith('/functions/'))).toHaveLength(1);
    }));
}
