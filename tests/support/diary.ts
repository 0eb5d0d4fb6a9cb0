import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** A Monday morning in Berlin. */
export const MONDAY = '2026-11-23T09:30:00+01:00';

/** A night as a file of the first version holds it. */
export const nightOn = (day: string, changes: object = {}) => ({
  day,
  bed: '22:45',
  tried: '23:00',
  woke: '06:30',
  up: '07:00',
  latency: 20,
  wakings: 1,
  awake: 10,
  quality: 3,
  caffeine: 2,
  alcohol: 0,
  naps: 0,
  note: '',
  zone: 'Europe/Berlin',
  travel: 0,
  savedAt: 1,
  ...changes,
});

/** The two weeks that end on that Monday. */
export const FORTNIGHT = Array.from({ length: 14 }, (_, at) =>
  nightOn(`2026-11-${String(23 - at).padStart(2, '0')}`, { note: 'Gewitter; „laut“' }),
);

/** A file of the diary. */
export const diaryFile = (nights: readonly object[], changes: object = {}) => ({
  name: 'tagebuch.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'schlaftagebuch', version: 1, nights, ...changes })),
});

const timeLabels = [
  'Ins Bett gegangen',
  'Licht ausgemacht',
  'Endgültig aufgewacht',
  'Aufgestanden',
];

/** The parts of the diary that tests touch. */
export function diaryOn(page: Page) {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const field = (name: string): Locator => page.getByRole('textbox', { name, exact: true });
  return {
    button,
    field,
    add: button('Nacht eintragen'),
    save: button('Speichern'),
    rows: page.locator('.diary-table tbody tr').filter({ visible: true }),
    /** The table of the nights, which is folded on a phone. */
    unfoldTable: async () => {
      const table = page.locator('.nights');
      if ((await table.getAttribute('open')) === null) await table.locator('summary').click();
    },
    paperRows: page.locator('.printed-diary tbody tr'),
    status: page.locator('.diary-notice'),
    /** What the panel of one's data says or asks. */
    answer: page.locator('.data-answer'),
    problem: page.locator('.night-form [role=alert]'),
    /** Unfolds whether somebody slept at all. */
    withoutSleep: page.locator('.night-kind summary'),
    choice: (name: string) => page.getByRole('radio', { name, exact: true }),
    /** Fills in the four times, as most nights have them. */
    fillTimes: async (times: readonly string[] = ['23:00', '23:15', '06:45', '07:00']) => {
      for (const [at, name] of timeLabels.entries()) await field(name).fill(times[at] ?? '');
    },
    /** Opens the diary on a morning; the clock stands still there. */
    open: async (address = '/schlaftagebuch', now = MONDAY) => {
      await page.clock.setFixedTime(now);
      await page.goto(address);
      await page.waitForFunction(() => !document.querySelector('[data-island*=diary]'));
      await page.locator('.diary-slow').waitFor({ state: 'detached' });
    },
    import: (file: ReturnType<typeof diaryFile>) =>
      page.locator('input[type=file]').setInputFiles(file),
    /** Presses a button that exports, and reads the file. */
    exported: async (name: string) => {
      const download = page.waitForEvent('download');
      await button(name).click();
      const file = await download;
      return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
    },
  };
}
