import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { officeForSuite } from '#tests/office/office-suite.ts';
import { joinOffice } from '#tests/office/visitor.ts';
import { decision } from '#tests/support/consent.ts';
import { MONDAY } from '#tests/support/diary.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';
import { startDesktop, type Desktop } from './desktop.ts';
import { parseReading, writeReading, type Step } from './reading.ts';

const EMAIL = 'leitung@schlaf.example';

// Writes down what is said now, instead of comparing it.
const RECORDS = process.env['READINGS'] === 'record';
const SILENCE_MS = 1200;

// Only against hanging.
const PATIENCE = { timeout: 60_000, interval: 20 };

const folder = folderForSuite();
const database = databaseForSuite();
const office = officeForSuite();
const handOver = atEndOfSuite();
let site: ServerProcess;
let desktop: Desktop;

beforeAll(async () => {
  const env = { DIST_DIR: 'dist-example', DATA_DIR: folder(), DATABASE_URL: database() };
  [site, desktop] = await Promise.all([
    startServer(handOver, { ...env, ADMIN_PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '999999' }),
    startDesktop(handOver),
    joinOffice(office.site(), office.firstLink(), EMAIL),
  ]);
});

test.each(globSync(join(import.meta.dirname, 'readings/*.txt')).map(readingIn))(
  '$title',
  async ({ file, title, steps }) => {
    const context = await desktop.browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE.timeout);
    const done: Step[] = [];
    try {
      // A new tab has the focus in the field for addresses.
      await desktop.clickPage();
      await expect.poll(() => page.evaluate(() => document.hasFocus()), PATIENCE).toBe(true);
      for (const { action, said } of steps) {
        const heard = await perform(page, action);
        if (RECORDS) await untilSilent();
        else await expect.poll(heard, { message: action, ...PATIENCE }).toEqual(said);
        done.push({ action, said: heard() });
        expect(await untilSaid(), `said late after: ${action}`).toEqual([]);
      }
    } finally {
      await context.close();
    }
    if (RECORDS) writeFileSync(file, writeReading({ title, steps: done }));
  },
);

function readingIn(file: string) {
  return { file, ...parseReading(readFileSync(file, 'utf8')) };
}

/** Does one thing, and gives a function that tells what was said since. */
async function perform(page: Page, action: string): Promise<() => string[]> {
  const [verb = '', ...words] = action.split(' ');
  const rest = words.join(' ');
  const heard = since();
  if (verb === 'press') await desktop.press(rest);
  else if (verb === 'type') await type(rest);
  else if (verb === 'open') return open(page, words);
  else throw new Error(`A reading can open, press or type, but not "${action}".`);
  return heard;
}

/** One letter after the other, as Orca says letters that come too fast. */
async function type(text: string): Promise<void> {
  for (const letter of text) {
    await desktop.type(letter);
    await untilSaid();
  }
}

async function open(page: Page, [path = '', ...how]: readonly string[]): Promise<() => string[]> {
  const place = how.join(' ') === 'of the office' ? office.site() : site.site;
  await page.evaluateOnNewDocument(
    setOut,
    Date.parse(MONDAY),
    how.join(' ') === 'for the first time' ? '' : decision({ timestamp: Date.parse(MONDAY) }),
  );
  await untilSaid();
  const heard = since();
  // Until its scripts are there, too.
  await page.goto(place + path, { waitUntil: 'networkidle0' });
  return heard;
}

/** Every page begins with a clock that stands still, and with what was decided about cookies. */
function setOut(now: number, consent: string): void {
  globalThis.Date = class extends Date {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as [number]));
    }
    static override now = (): number => now;
  } as DateConstructor;
  if (consent !== '') localStorage.setItem('cookieConsent', consent);
}

/** Asks Orca for the time, which it tells after everything that it still has to say; gives the latter. */
async function untilSaid(): Promise<string[]> {
  const heard = since();
  const told = desktop.timesTold();
  await desktop.press('Insert+t');
  await expect.poll(desktop.timesTold, PATIENCE).toBeGreaterThan(told);
  return heard();
}

function since(): () => string[] {
  const from = desktop.spoken.length;
  return () => desktop.spoken.slice(from);
}

async function untilSilent(): Promise<void> {
  let length: number;
  do {
    ({ length } = desktop.spoken);
    await delay(SILENCE_MS);
  } while (length < desktop.spoken.length);
}
