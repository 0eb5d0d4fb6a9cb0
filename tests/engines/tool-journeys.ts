import { expect, onTestFinished, test } from 'vitest';
import { nightOn } from '#tests/support/diary.ts';
import { startServer } from '#tests/support/server-process.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { AT_NOON } from './at-noon.ts';
import { comeBack } from './consent-on-page.ts';
import { waitUntil, type Driver } from './driver.ts';
import { ADDRESS, type Engine } from './site-in-network.ts';

const isReady = `!document.querySelector('[data-island*=diary]')`;
const buttonOf = (label: string): string =>
  `[...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === '${label}')`;
const rows = `[...document.querySelectorAll('.diary-table tbody tr')].filter((row) => row.checkVisibility()).length`;

async function press(driver: Driver, label: string): Promise<void> {
  await waitUntil(driver, `${buttonOf(label)} !== undefined`);
  await driver.read(`${buttonOf(label)}.click(), true`);
}

/** Chooses a file, as a person does in the dialog of the system. */
async function choose(driver: Driver, content: string): Promise<void> {
  await waitUntil(driver, `document.querySelector('input[type=file]') !== null`);
  await driver.read(`(() => {
    const input = document.querySelector('input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([${JSON.stringify(content)}], 'tagebuch.json', { type: 'application/json' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`);
}

const fileOf = (nights: readonly object[]): string =>
  JSON.stringify({ format: 'schlaftagebuch', version: 1, nights });

/** The days before today, the oldest first, in the time zone of this machine and its browsers. */
const daysBefore = (count: number): string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.now() - (count - at) * 86_400_000).toLocaleDateString('sv-SE'),
  );

/** Writes the four times of a night, each in another way that people write them. */
async function fillTimes(driver: Driver): Promise<void> {
  await waitUntil(driver, `document.querySelector('.night-form') !== null`);
  for (const [name, time] of [
    ['bed', '2300'],
    ['tried', '23.15'],
    ['woke', '6:45'],
    ['up', '7 Uhr'],
  ] as const) {
    await driver.type(`#night-${name}`, time);
  }
}

async function openDiary(driver: Driver): Promise<void> {
  await driver.open(`${ADDRESS}/schlaftagebuch`);
  await waitUntil(driver, isReady);
}

export function toolJourneys({ name, travel }: Engine): void {
  test(`in ${name} a fortnight is kept, exported, deleted and brought back, and none of it is sent`, () =>
    travel(async (driver, network) => {
      network.runFirst(AT_NOON);
      await comeBack(driver);
      await openDiary(driver);
      await press(driver, 'Nacht eintragen');
      await fillTimes(driver);
      await press(driver, 'Speichern');
      await waitUntil(driver, `${rows} === 1`);
      await choose(driver, fileOf(daysBefore(13).map((day) => nightOn(day))));
      await waitUntil(driver, `${rows} === 7`);
      await driver.read(`document.querySelectorAll('input[name=span]')[1].click(), true`);
      await waitUntil(driver, `${rows} === 14`);
      const bars = await driver.read(`document.querySelectorAll('.night-chart .bar-bed').length`);
      expect(bars).toBe(14);

      await driver.read(`(() => {
        const create = URL.createObjectURL;
        URL.createObjectURL = (blob) => {
          blob.text().then((text) => (window.exported = text));
          return create.call(URL, blob);
        };
        return true;
      })()`);
      await press(driver, 'Sichern');
      await waitUntil(driver, `typeof window.exported === 'string'`);
      const exported = String(await driver.read('window.exported'));
      expect((JSON.parse(exported) as { nights: unknown[] }).nights).toHaveLength(14);

      await press(driver, 'Alles löschen');
      await press(driver, 'Ja, endgültig löschen');
      await waitUntil(driver, `${rows} === 0`);
      await openDiary(driver);
      await choose(driver, exported);
      await waitUntil(driver, `${rows} === 7`);
      expect(network.paths.filter((path) => /functions|\?/u.test(path))).toEqual([]);
    }));

  test.each([
    ['March', '2026-03-29', '6:45'],
    ['October', '2026-10-25', '8:45'],
  ])(`in ${name} the night of the change of clocks in %s is as long as it was`, (_, day, hours) =>
    travel(async (driver) => {
      await comeBack(driver);
      await openDiary(driver);
      await choose(
        driver,
        fileOf([
          nightOn(day, { bed: '23:15', tried: '23:15', woke: '07:00', latency: 0, awake: 0 }),
        ]),
      );
      const shown = `document.querySelector('.printed-diary tbody')?.textContent.replaceAll('\\u00A0', ' ')`;
      await waitUntil(driver, `String(${shown}).includes('${hours}')`);
    }),
  );

  test(`in ${name} the button for paper opens the print of a fortnight`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await openDiary(driver);
      await driver.read('window.print = () => (window.printed = true), true');
      await choose(driver, fileOf(daysBefore(14).map((day) => nightOn(day))));
      await waitUntil(driver, `${rows} > 0`);
      await press(driver, 'Drucken für die Praxis');
      await waitUntil(driver, 'window.printed === true');
      const printed = await driver.read(
        `document.querySelectorAll('.printed-diary tbody tr').length`,
      );
      expect(printed).toBe(14);
    }));

  test(`in ${name} two tabs lose no night`, () =>
    travel(async (driver) => {
      await comeBack(driver);
      await openDiary(driver);
      await driver.toTab(1);
      await openDiary(driver);
      const [earlier = '', later = ''] = daysBefore(2);
      await choose(driver, fileOf([nightOn(earlier)]));
      await waitUntil(driver, `${rows} === 1`);
      await driver.toTab(0);
      await choose(driver, fileOf([nightOn(later)]));
      await waitUntil(driver, `${rows} === 2`);
      await driver.toTab(1);
      await waitUntil(driver, `${rows} === 2`);
      await openDiary(driver);
      await waitUntil(driver, `${rows} === 2`);
    }));

  test(`in ${name} a night stays on the page and can be exported where storage is forbidden`, () =>
    travel(async (driver, network) => {
      network.runFirst(
        `${AT_NOON}
        IDBFactory.prototype.open = () => { throw new DOMException('', 'QuotaExceededError'); };`,
      );
      await comeBack(driver);
      await openDiary(driver);
      await press(driver, 'Nacht eintragen');
      await fillTimes(driver);
      await press(driver, 'Speichern');
      await waitUntil(driver, `${rows} === 1`);
      const text = (selector: string) => `document.querySelector('${selector}').textContent`;
      await waitUntil(driver, `${text('.diary-notice')}.includes('kann hier nichts speichern')`);
      await press(driver, 'Sichern');
      await waitUntil(driver, `${text('.data-answer')}.includes('bei deinen Downloads')`);
    }));

  test(`in ${name} every door for a night awake still opens when the server is gone`, () =>
    travel(async (driver) => {
      const folder = await folderForTest();
      // By its own address, because only that is as good as HTTPS to a browser.
      const server = await startServer(onTestFinished, {
        DIST_DIR: 'dist-example',
        DATA_DIR: folder,
        ADMIN_PORT: '0',
        LOG_LEVEL: 'error',
      });
      await driver.open(`${server.site}/wach/gedanken`);
      await waitUntil(driver, `!document.querySelector('[data-island*=awake]')`);
      await driver.read(`document.querySelector('a[href="#schritt-2"]').click(), true`);
      await waitUntil(driver, `document.querySelector('.kept-note').textContent !== ''`);
      await server.stop();
      for (const door of ['gedanken', 'wachliegen', 'anspannung']) {
        await driver.open(`${server.site}/wach/${door}`);
        await waitUntil(driver, `document.querySelectorAll('.step').length > 1`);
      }
    }));

  test(`in ${name} every step for a night awake is reached without script`, () =>
    travel(async (driver, network) => {
      network.forbidScript();
      await comeBack(driver);
      await driver.open(`${ADDRESS}/wach`);
      await driver.click('a.door[href="/wach/gedanken"]');
      await waitUntil(driver, `location.pathname === '/wach/gedanken'`);
      const shown = `[...document.querySelectorAll('.step')].find((step) => step.checkVisibility())?.id`;
      for (const step of ['schritt-2', 'schritt-3']) {
        await driver.click(`.step:not([hidden]) a[href="#${step}"]`);
        await waitUntil(driver, `${shown} === '${step}'`);
      }
      await driver.read('history.back(), true');
      await waitUntil(driver, `${shown} === 'schritt-2'`);
    }));
}
