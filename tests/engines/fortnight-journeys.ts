import { expect, test } from 'vitest';
import {
  FORTNIGHT_BY_HAND,
  hoursWords,
  TYPED_FORTNIGHT,
  type TypedNight,
} from '#tests/support/fortnight.ts';
import { ON_MONDAY } from './at-noon.ts';
import { comeBack } from './consent-on-page.ts';
import { waitUntil, type Driver } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const fields = ['bed', 'tried', 'woke', 'up', 'latency', 'wakings', 'awake', 'travel'] as const;
const place = { sleepless: 2, upAllNight: 3 } as const;
const rows = `[...document.querySelectorAll('.diary-table tbody tr')].map(({ textContent }) => textContent.replaceAll('\\u00A0', ' '))`;
const averages = `[...document.querySelectorAll('.diary .average')].filter((one) => one.checkVisibility()).map(({ textContent }) => textContent.replaceAll('\\u00A0', ' '))`;

async function enter(driver: Driver, { day, typed }: TypedNight): Promise<void> {
  await driver.open(`${ADDRESS}/schlaftagebuch?tag=${day}`);
  await waitUntil(driver, `document.querySelector('.night-form') !== null`);
  const { kind = 'slept', naps = [], travel } = typed;
  if (kind !== 'slept') {
    await driver.click('.night-kind > summary');
    await driver.click(`.option:nth-child(${place[kind].toString()}):has([name='night-kind'])`);
  }
  if (naps.length > 0 || travel !== undefined)
    await driver.click('.night-form details:not(.night-kind) > summary');
  for (const name of fields) {
    const words = typed[name] ?? '';
    if (words !== '') await driver.type(`#night-${name}`, words);
  }
  for (const [at, { from, minutes }] of naps.entries()) {
    const nap = `#night-nap-${at.toString()}-from`;
    await driver.click('#night-nap-add');
    await waitUntil(driver, `document.querySelector('${nap}') !== null`);
    await driver.type(nap, from);
    await driver.type(`#night-nap-${at.toString()}-minutes`, minutes);
  }
  await driver.click('.night-form [type=submit]');
  await waitUntil(
    driver,
    `document.querySelector('.diary-notice').textContent.includes('Gespeichert')`,
  );
}

export function fortnightJourneys({ name, travel }: Engine): void {
  test(`in ${name} a fortnight of a shift worker, a traveller and a parent is typed in a narrow window, and reckoned as by hand`, () =>
    travel(async (driver, network) => {
      network.runFirst(ON_MONDAY);
      await comeBack(driver);
      await driver.resize(390, 844);
      for (const night of TYPED_FORTNIGHT) await enter(driver, night);
      await driver.read(`document.querySelectorAll('input[name=span]')[1].click(), true`);
      await waitUntil(driver, `${rows}.length === 14`);
      const shown = (await driver.read(rows)) as string[];
      for (const [row, { whose, byHand }] of TYPED_FORTNIGHT.entries()) {
        const { inBed, asleep, percent } = byHand;
        if (inBed > 0) expect(shown[row], whose).toContain(hoursWords(inBed));
        if (asleep !== null) expect(shown[row], whose).toContain(hoursWords(asleep));
        if (percent !== null) expect(shown[row], whose).toContain(`${percent.toString()} %`);
      }
      const all = ((await driver.read(averages)) as string[]).join(' ');
      const { inBed, asleep, percent } = FORTNIGHT_BY_HAND;
      for (const words of [hoursWords(inBed), hoursWords(asleep), `${percent.toString()} %`]) {
        expect(all).toContain(words);
      }
    }));
}
