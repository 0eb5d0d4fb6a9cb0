import { expect, test } from 'vitest';
import { comeBack } from './consent-on-page.ts';
import { waitUntil } from './driver.ts';
import { ADDRESS, beyondDrawings, type Engine } from './site-in-network.ts';

const field = '#search-field';
const isReady = `document.querySelector('${field}[role="combobox"]') !== null`;
const isOpen = `document.querySelector('${field}[aria-expanded="true"]') !== null`;
const firstResult = 'main ol h3 a';

export function searchJourneys({ name, travel }: Engine): void {
  test(`in ${name} the search offers places while somebody types, and sends nothing of it`, () =>
    travel(async (driver, network) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/team`);
      await driver.click('header a[href="/suche"]');
      await waitUntil(driver, `location.pathname === '/suche' && ${isReady}`);
      await driver.type(field, 'schlafmitel');
      await waitUntil(driver, isOpen);
      const asked = network.paths.length;
      await driver.type(field, 'n');
      await waitUntil(driver, isOpen);
      await driver.press('Enter');
      await waitUntil(driver, `document.title.startsWith('„schlafmiteln“') && !(${isOpen})`);
      expect(await driver.read(`document.querySelectorAll('main ol mark').length > 0`)).toBe(true);
      expect(beyondDrawings(network.paths.slice(asked))).toEqual([]);
      await driver.read('history.back(), true');
      await waitUntil(driver, `document.title.startsWith('Suche')`);
    }));

  test(`in ${name} the search works without script`, () =>
    travel(async (driver, network) => {
      network.forbidScript();
      await comeBack(driver);
      await driver.open(`${ADDRESS}/suche`);
      await driver.type(field, 'einschlafstoerung');
      await driver.press('Enter');
      await waitUntil(driver, `document.title.startsWith('„einschlafstoerung“')`);
      expect(await driver.read('location.search')).toBe('');
      await waitUntil(driver, `document.querySelectorAll('main ol mark').length > 0`);
      await driver.click(firstResult);
      await waitUntil(driver, `location.pathname.startsWith('/blog/') && location.hash !== ''`);
    }));
}
