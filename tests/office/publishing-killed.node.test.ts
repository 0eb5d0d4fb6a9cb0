import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { officeForSuite, type Member } from './office-suite.ts';
import { published, saveGlobal, servedPage, statusFor } from './website.ts';

// PUBLISHING_KILLS=30 for a night, and PUBLISHING_QUICK_KILLS=30 for the steps that need no build.
const KILLS = Number(process.env['PUBLISHING_KILLS'] ?? 1);
const QUICK_KILLS = Number(process.env['PUBLISHING_QUICK_KILLS'] ?? 1);

const office = officeForSuite();
let anna: Member;

beforeAll(async () => {
  anna = await office.join('owner');
});

const inData = (...path: string[]): string => join(office.dataDir(), ...path);
const head = (): string => {
  const file = inData('office/website/record.git/refs/heads/published');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const namesIn = (folder: string): string[] =>
  existsSync(inData(folder)) ? readdirSync(inData(folder)) : [];
const isKeeping = (): boolean =>
  namesIn('site/builds').some((name) => name.startsWith('unfinished-'));
const isRunning = async (): Promise<boolean> => {
  const [newest] = await office.sql<{ status: string }>(
    'select status from payload.publications order by id desc limit 1',
  );
  return newest?.status === 'running';
};
const home = (): string => servedPage(office.dataDir(), 'index.html');

async function until(reached: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await reached())) await delay(2);
}

async function isPublished(words: string): Promise<void> {
  expect(await published(anna)).toMatchObject({ state: 'published' });
  expect(home().includes(words)).toBe(true);
  const { body } = await anna.ask('GET', '/api/globals/hero?depth=0');
  expect(body).toMatchObject({ headline: words, _status: 'published' });
}

test('an office that is killed in any phase of publishing leaves the site whole, and goes on when it starts again', async () => {
  for (let round = 1; round <= KILLS; round += 1) {
    const [before, words] = [head(), `Runde ${String(round)} von vielen`];
    const phases: readonly (() => boolean | Promise<boolean>)[] = [
      () => true,
      async () => (await statusFor(anna)).sentence.includes('Die Seiten entstehen'),
      isKeeping,
      () => head() !== before,
    ];
    const page = home();
    expect((await saveGlobal(anna, 'hero', { headline: words }, 'published')).status).toBe(200);
    for (const [phase, reached] of phases.entries()) {
      await until(reached);
      await office.kill();
      const served = home();
      const isNew = served.includes(words) && served.endsWith('</html>');
      expect(served === page || isNew, `phase ${String(phase)}`).toBe(true);
      await office.start();
    }
    await isPublished(words);
  }
});

test('so does one that is killed while it checks or writes the content', async () => {
  const page = home();
  for (let kill = 1; kill <= QUICK_KILLS; kill += 1) {
    const words = `Prüfung ${String(kill)}`;
    const saving = saveGlobal(anna, 'hero', { headline: words }, 'published').catch(
      () => undefined,
    );
    await until(() => namesIn('office/website/tries').length > 0);
    await office.kill();
    await saving;
    expect(home()).toBe(page);
    await office.start();
    const { body } = await anna.ask('GET', '/api/globals/hero?depth=0');
    expect(body['headline']).not.toBe(words);
    expect(namesIn('office/website/tries')).toEqual([]);
  }
  const words = 'Geschrieben und aufgeräumt';
  expect((await saveGlobal(anna, 'hero', { headline: words }, 'published')).status).toBe(200);
  for (let kill = 1; kill <= QUICK_KILLS; kill += 1) {
    await until(isRunning);
    // Somewhere within the writing, which takes about as long.
    await delay((200 * kill) / QUICK_KILLS);
    await office.kill();
    expect(home()).toBe(page);
    await office.start();
  }
  await isPublished(words);
});
