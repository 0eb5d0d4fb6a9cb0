import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { officeForSuite, type Member } from './office-suite.ts';
import { published, saveGlobal, servedPage, statusFor } from './website.ts';

// PUBLISHING_KILLS=30 for a night.
const KILLS = Number(process.env['PUBLISHING_KILLS'] ?? 1);

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
const isKeeping = (): boolean =>
  existsSync(inData('site/builds')) &&
  readdirSync(inData('site/builds')).some((name) => name.startsWith('unfinished-'));

async function until(reached: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await reached())) await delay(2);
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
    const page = servedPage(office.dataDir(), 'index.html');
    expect((await saveGlobal(anna, 'hero', { headline: words }, 'published')).status).toBe(200);
    for (const [phase, reached] of phases.entries()) {
      await until(reached);
      await office.kill();
      const served = servedPage(office.dataDir(), 'index.html');
      const isNew = served.includes(words) && served.endsWith('</html>');
      expect(served === page || isNew, `phase ${String(phase)}`).toBe(true);
      await office.start();
    }
    expect(await published(anna)).toMatchObject({ state: 'published' });
    expect(servedPage(office.dataDir(), 'index.html').includes(words)).toBe(true);
    const { body } = await anna.ask('GET', '/api/globals/hero?depth=0');
    expect(body).toMatchObject({ headline: words, _status: 'published' });
  }
});
