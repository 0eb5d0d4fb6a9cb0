import { expect, test } from 'vitest';
import { readFolder } from '#tests/support/site-content.ts';
import { NIGHT_GROUND } from '#tests/support/themes.ts';
import { comeBack, shown } from './consent-on-page.ts';
import { waitUntil } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const questions = readFolder('faq').map(({ question }) => question);

const menu = '#site-menu';

const menuButton = '[popovertarget="site-menu"]';

const nightSwitch = '#theme-switch';

const ground = `getComputedStyle(document.documentElement).backgroundColor`;

const textsOf = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].map((found) => found.innerText.trim())`;

// Debian's window around WebKitGTK cannot be narrower.
const WIDTHS = [450, 768, 1024];

// Pixels that the page is wider than its window.
const overhang = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

// Pictures that are in sight and have not come, or came as something that the engine cannot show.
const missingPictures = `[...document.images].filter(
  (image) => image.getBoundingClientRect().top < innerHeight && image.naturalWidth === 0).length`;

export function readingJourneys({ name, travel }: Engine): void {
  test(`H1 to H11 in ${name}: the landing page stands, at every width`, () =>
    travel(async (driver, network) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/`);
      expect(await driver.read(textsOf('h1'))).toEqual(['Regeneration trifft Psychologie']);
      const sections = `[...document.querySelectorAll('main section')].map(({ id }) => id).filter(Boolean)`;
      expect(await driver.read(sections)).toEqual(
        expect.arrayContaining(['testimonials', 'faq', 'cta']),
      );
      for (const width of WIDTHS) {
        await driver.resize(width, 700);
        await waitUntil(driver, `innerWidth === ${width.toString()}`);
        expect(await driver.read(overhang), `at ${width.toString()} px`).toBe(0);
      }
      await waitUntil(driver, `${missingPictures} === 0`);
      expect(network.paths.filter((path) => path.endsWith('.woff2'))).not.toEqual([]);
    }));

  test(`L5 in ${name}: on a phone the menu opens, Escape gives the focus back, and a link closes it`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/team`);
      await driver.resize(400, 700);
      await waitUntil(driver, `!${shown(menu)}`);
      await driver.click(menuButton);
      await waitUntil(driver, shown(menu));
      await driver.press('Escape');
      await waitUntil(driver, `!${shown(menu)}`);
      expect(await driver.read(`document.activeElement.matches('${menuButton}')`)).toBe(true);

      await driver.open(`${ADDRESS}/`);
      await driver.click(menuButton);
      await driver.click(`${menu} a[href$="#faq"]`);
      await waitUntil(driver, `!${shown(menu)}`);
      await waitUntil(
        driver,
        `(({ top }) => top >= 0 && top < innerHeight)(document.querySelector('#faq-heading').getBoundingClientRect())`,
      );
    }));

  test(`H8 in ${name}: every question is there, one answer is open at a time, each has an address`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/`);
      await driver.click('#faq .unfold > summary');
      await waitUntil(driver, shown('#faq .unfold .faq-item'));
      expect(await driver.read(textsOf('#faq summary h3'))).toEqual(questions);
      const openOnes = `document.querySelectorAll('.faq-item[open]').length`;
      const question = (index: number) => `#faq .faq-item:nth-of-type(${index.toString()})`;
      const isOpen = (index: number) => `document.querySelector('${question(index)}').open`;
      await driver.click(`${question(1)} summary`);
      await waitUntil(driver, isOpen(1));
      await driver.click(`${question(2)} summary`);
      await waitUntil(driver, `${isOpen(2)} && ${openOnes} === 1`);
      await driver.click(`${question(2)} summary`);
      await waitUntil(driver, `${openOnes} === 0`);
      await driver.open(`${ADDRESS}/team`);
      await driver.open(`${ADDRESS}/#kosten`);
      await waitUntil(driver, `${shown('#kosten')} && ${openOnes} === 1`);
    }));

  test(`in ${name} the night theme can be chosen, stays on the next page, and can be left`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await driver.open(`${ADDRESS}/`);
      const before = await driver.read(ground);
      expect(before).not.toBe(NIGHT_GROUND);
      await driver.click(nightSwitch);
      await waitUntil(driver, `${ground} === '${NIGHT_GROUND}'`);
      await driver.open(`${ADDRESS}/blog`);
      expect(await driver.read(ground)).toBe(NIGHT_GROUND);
      await driver.click(nightSwitch);
      await waitUntil(driver, `${ground} === '${String(before)}'`);
    }));

  test(`in ${name} a system that is dark gets the dark theme`, () =>
    travel(
      async (driver) => {
        await comeBack(driver);
        await driver.open(`${ADDRESS}/`);
        expect(await driver.read(`matchMedia('(prefers-color-scheme: dark)').matches`)).toBe(true);
        const colors = `[${ground}, getComputedStyle(document.body).color].map((color) =>
        Math.max(...color.match(/[\\d.]+/g).slice(0, 3).map(Number)))`;
        const [page = 0, words = 0] = (await driver.read(colors)) as number[];
        expect(words - page).toBeGreaterThan(100);
        expect(await driver.read(ground)).not.toBe(NIGHT_GROUND);
      },
      { colorScheme: 'dark' },
    ));
}
