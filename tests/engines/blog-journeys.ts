import { expect, test } from 'vitest';
import { readArticles } from '#tests/support/articles.ts';
import { comeBack } from './consent-on-page.ts';
import { waitUntil } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const articles = readArticles();

const cards = `document.querySelectorAll('main [data-article]').length`;

const status = `document.querySelector('main [role="status"]').innerText`;

const chip = (name: string) => `nav[aria-label="Kategorien"] a[href$="${name}"]`;

const more = 'a[href="/blog/seite/2"]';

const all = articles.length.toString();

// The test's address is not a secure one, so the browser's own way to share is not there.
const SHARE = `navigator.share = (data) => { window.shared = data; return Promise.resolve(); };`;

const targetIsInSight = `(({ top, bottom }) => top >= 0 && bottom <= innerHeight)(
  document.querySelector(location.hash).getBoundingClientRect())`;

export function blogJourneys({ name, travel }: Engine): void {
  test(`B2, B5 in ${name}: further articles join the list without a new page, a chip leads to one, and back to all of them`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/blog`);
      await waitUntil(driver, `document.readyState === 'complete' && (window.samePage = true)`);
      await driver.click(more);
      await waitUntil(driver, `${cards} === ${all}`);
      expect(await driver.read(status)).toBe(`1 weiterer Artikel, ${all} von ${all}`);
      await waitUntil(driver, `document.activeElement.closest('[data-article]') !== null`);
      expect(await driver.read(`location.search`)).toBe('?bis=2');
      expect(await driver.read('window.samePage')).toBe(true);

      await driver.click(chip('beratung'));
      await waitUntil(driver, `location.pathname === '/blog/kategorie/beratung'`);
      const inCategory = articles.filter(({ category }) => category === 'Beratung').length;
      await waitUntil(driver, `${cards} === ${inCategory.toString()}`);
      await driver.read('history.back(), true');
      await waitUntil(driver, `location.pathname === '/blog' && ${cards} === ${all}`);
    }));

  test(`B2, B5 in ${name}: without script chips and further articles are pages`, () =>
    travel(async (driver, network) => {
      network.forbidScript();
      await comeBack(driver);
      await driver.open(`${ADDRESS}/blog`);
      await driver.click(more);
      await waitUntil(driver, `location.pathname === '/blog/seite/2'`);
      await driver.open(`${ADDRESS}/blog`);
      await driver.click(chip('beratung'));
      await waitUntil(driver, `location.pathname === '/blog/kategorie/beratung'`);
      await waitUntil(driver, `${cards} > 0`);
    }));

  test(`B8 in ${name}: sharing hands over title, text and address`, () =>
    travel(async (driver, network) => {
      network.runFirst(SHARE);
      const [article] = articles;
      const path = `/blog/${article?.slug ?? ''}`;
      await comeBack(driver);
      await driver.open(ADDRESS + path);
      await driver.click('[data-share]');
      await waitUntil(driver, `window.shared !== undefined`);
      expect(await driver.read('window.shared')).toMatchObject({ url: ADDRESS + path });
      expect(await driver.read('window.shared.title')).toContain(article?.title.slice(0, 10));
    }));

  test(`in ${name} a citation leads to its source and back`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/blog/${articles[0]?.slug ?? ''}`);
      await driver.click('#zitat-1-1');
      await waitUntil(driver, `location.hash === '#quelle-1' && ${targetIsInSight}`);
      await driver.click('#quelle-1 a[href="#zitat-1-1"]');
      await waitUntil(driver, `location.hash === '#zitat-1-1' && ${targetIsInSight}`);
    }));
}
