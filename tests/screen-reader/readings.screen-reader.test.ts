import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, test } from 'vitest';
import { officeForSuite } from '#tests/office/office-suite.ts';
import { joinOffice } from '#tests/office/visitor.ts';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';
import type { Desktop } from './desktop.ts';
import { inNewTab, PATIENCE, startListening, type Listener } from './listener.ts';
import { parseReading, writeReading, type Step } from './reading.ts';

const EMAIL = 'leitung@schlaf.example';

// Writes down what is said now, instead of comparing it.
const RECORDS = process.env['READINGS'] === 'record';
const SILENCE_MS = 1200;

const folder = folderForSuite();
const database = databaseForSuite();
const office = officeForSuite();
const handOver = atEndOfSuite();
let site: ServerProcess;
let desktop: Desktop;
let listener: Listener;

beforeAll(async () => {
  const data = { DATA_DIR: folder(), DATABASE_URL: database() };
  [{ site, desktop, listener }] = await Promise.all([
    startListening(handOver, data),
    joinOffice(office.site(), office.firstLink(), EMAIL),
  ]);
});

test.each(globSync(join(import.meta.dirname, 'readings/*.txt')).map(readingIn))(
  '$title',
  async ({ file, title, steps }) => {
    const done: Step[] = [];
    await inNewTab(desktop, async (page) => {
      for (const { action, said } of steps) {
        const heard = await perform(page, action);
        await page.waitForFunction(focusIsAwake);
        if (RECORDS) await untilSilent();
        else await expect.poll(heard, { message: action, ...PATIENCE }).toEqual(said);
        done.push({ action, said: heard() });
        expect(await listener.untilSaid(), `said late after: ${action}`).toEqual([]);
      }
    });
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
  const heard = listener.since();
  if (verb === 'press') await desktop.press(rest);
  else if (verb === 'type') await listener.type(rest);
  else if (verb === 'open') return open(page, words);
  else throw new Error(`A reading can open, press or type, but not "${action}".`);
  return heard;
}

function open(page: Page, [path = '', ...how]: readonly string[]): Promise<() => string[]> {
  const place = how.join(' ') === 'of the office' ? office.site() : site.site;
  return listener.open(page, place + path, how.join(' ') === 'for the first time');
}

/** A script that comes while somebody types makes Orca say some of it twice. */
const focusIsAwake = (): boolean => !document.activeElement?.closest('[data-island]');

async function untilSilent(): Promise<void> {
  let length: number;
  do {
    ({ length } = desktop.spoken);
    await delay(SILENCE_MS);
  } while (length < desktop.spoken.length);
}
