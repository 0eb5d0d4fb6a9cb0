import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { wholeDay, texts } from '#features/diary/texts.ts';
import { kinds } from '#features/diary/contract.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { TYPED_FORTNIGHT, type TypedNight } from '#tests/support/fortnight.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';
import type { Desktop } from './desktop.ts';
import { inNewTab, PATIENCE, startListening, type Listener } from './listener.ts';

// A night has about forty stops; on a busy machine each takes a second.
const TIMEOUT_MS = 1_800_000;

// More than there are from one end of the form to the other.
const MOST_PRESSES = 60;

// One night for each way through the form; the whole fortnight is typed in the browsers.
const DAYS = ['11', '12', '14', '15', '19', '23'].map((day) => `2026-11-${day}`);
const NIGHTS = TYPED_FORTNIGHT.filter(({ day }) => DAYS.includes(day));

// Orca says the spaces that keep a date in one line as any others.
const spokenDay = (day: string): string => wholeDay(day).replaceAll('\u00A0', ' ');

// How Orca ends what it says of a stop, and begins what it says of a night.
const CONTROL = /(?:knopf|feld|Verknüpfung)\b/u;
const NIGHT = /Die Nacht von|Schlaf am/u;

const fields = {
  ...texts.times,
  latency: texts.counts.latency,
  wakings: texts.counts.wakings,
  awake: texts.counts.awake,
} as const;

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();
let site: ServerProcess;
let desktop: Desktop;
let listener: Listener;

beforeAll(async () => {
  const data = { DATA_DIR: folder(), DATABASE_URL: database() };
  ({ site, desktop, listener } = await startListening(handOver, data));
});

test(
  'nights of every kind are written down by keys and ears alone, and of each it is said that it is kept',
  () =>
    inNewTab(desktop, async (page) => {
      await page.evaluateOnNewDocument(countKeys);
      const heard = await listener.open(page, `${site.site}/schlaftagebuch`);
      await expect.poll(heard, PATIENCE).toContain('Zum Inhalt springen Verknüpfung.');
      for (const night of NIGHTS.toReversed()) await enter(page, night);
    }),
  TIMEOUT_MS,
);

/** Writes a night down, from the overview and back to it; all that leads through it is what is said. */
async function enter(page: Page, { day, typed }: TypedNight): Promise<void> {
  await press('1', /Überschrift Ebene 1/u);
  await pressUntil('b', `${texts.add} Druckknopf.`);
  const opened = await press('Return', NIGHT);
  const whichNight = `auf ${spokenDay(day)}`;
  if (!opened.includes(whichNight)) {
    await tabTo(page, texts.dayBack);
    await pressUntil('Return', whichNight, NIGHT);
  }
  const { kind = 'slept', naps = [], travel = '' } = typed;
  if (kind !== kinds[0]) {
    await tabTo(page, texts.withoutSleep);
    await press('Return', /ausgeklappt/);
    await tabTo(page, texts.kinds.slept);
    await choose(`${texts.kinds[kind]}.`);
  }
  for (const [name, label] of Object.entries(fields)) {
    await write(page, label, typed[name as keyof typeof fields] ?? '');
  }
  if (naps.length > 0 || travel !== '') {
    await tabTo(page, texts.dayBefore);
    await press('Return', /ausgeklappt/);
  }
  for (const { from, minutes } of naps) {
    await tabTo(page, texts.naps.add);
    await press('Return', RegExp(`${texts.naps.from} Eingabefeld`));
    await desktop.type(from);
    await write(page, texts.naps.minutes, minutes);
  }
  await write(page, texts.counts.travel, travel);
  await tabTo(page, texts.save);
  await press('Return', RegExp(RegExp.escape(texts.saved(spokenDay(day)))));
}

async function write(page: Page, label: string, words: string): Promise<void> {
  if (words === '') return;
  await tabTo(page, label);
  await desktop.type(words);
}

/** Chooses one of several, which Orca leaves to the page in its focus mode only. */
async function choose(words: string): Promise<void> {
  await press('Insert+a', /Fokus-Modus/);
  await pressUntil('Down', words);
}

async function pressUntil(key: string, wanted: string, answer = CONTROL): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if ((await press(key, answer)).includes(wanted)) return;
  }
  throw new Error(`${key} never led to "${wanted}".`);
}

/** Presses a key, waits until what it brings is said, and gives that. */
async function press(key: string, answer: RegExp): Promise<string> {
  const heard = listener.since();
  await desktop.press(key);
  const said = () => heard().join(' ');
  await expect.poll(said, { message: key, ...PATIENCE }).toMatch(answer);
  return said();
}

/**
 * Goes on by Tab until the focus is where the page calls it so, and hears that said. What is said alone would not
 * do: on a busy machine Orca says some stops twice, and nobody would know to which press that belongs.
 */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const heard = listener.since();
    const before = await keysUp(page);
    await desktop.press('Tab');
    await expect.poll(() => keysUp(page), PATIENCE).toBeGreaterThan(before);
    if ((await page.evaluate(nameOfFocus)) !== wanted) continue;
    await expect.poll(() => heard().join(' '), { message: wanted, ...PATIENCE }).toContain(wanted);
    return;
  }
  throw new Error(`Tab never led to "${wanted}".`);
}

const keysUp = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset['keys'] ?? 0));

/** Counts the keys that came up on the page, after which the focus is where they brought it. */
function countKeys(): void {
  addEventListener(
    'keyup',
    () => {
      const { dataset } = document.documentElement;
      dataset['keys'] = (Number(dataset['keys'] ?? 0) + 1).toString();
    },
    true,
  );
}

function nameOfFocus(): string {
  const focus = document.activeElement as HTMLInputElement | null;
  const name = focus?.ariaLabel ?? focus?.labels?.[0]?.textContent ?? focus?.textContent ?? '';
  return name.replaceAll(/[\u00AD\u2060]/gu, '').trim();
}
