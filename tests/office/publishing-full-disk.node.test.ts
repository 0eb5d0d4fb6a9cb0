import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { openWebsite } from '../../office/server/website.ts';
import { quickBuild } from './quick-build.ts';
import { canMount, smallDisk } from './small-disk.ts';

vi.hoisted(() => {
  process.env['CONTENT_DIR'] = 'tests/example-content';
});

const KB = 1024;
// With each of these sizes another step meets the full disk.
const ROOMS = [0, 8, 24, 64, 96, 240].map((kb) => kb * KB);
const DISK_MB = 48;
const ANNA = { name: 'Anna', email: 'anna@firma.example' };

test.runIf(canMount)(
  'a full disk in any step leaves the old site, and the next try works',
  async () => {
    const [disk, elsewhere] = [await smallDisk(DISK_MB), await folderForTest()];
    let room: number | undefined;
    const website = await openWebsite({
      projectRoot: process.cwd(),
      dataDir: disk.folder,
      buildSite: async (options) => {
        const built = await quickBuild({ ...options, projectRoot: elsewhere });
        if (room !== undefined) disk.fillBut(room);
        return built;
      },
    });
    const file = join(website.published, 'faq/kosten.yaml');
    const ask = (words: string): void => {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/^question: .*$/mu, `question: ${words}`));
    };
    const served = (): string =>
      readFileSync(join(disk.folder, 'site/current/client/index.html'), 'utf8');
    ask('Am Anfang?');
    expect(await website.publish(ANNA, 'Frage')).toMatchObject({ status: 'published' });
    const outcomes = new Set<string>();
    for (const [number, bytes] of ROOMS.entries()) {
      const before = served();
      const words = `Frage ${String(number)}?`;
      ask(words);
      room = bytes;
      const outcome = await website.publish(ANNA, 'Frage');
      room = undefined;
      outcomes.add(outcome.status === 'failed' ? outcome.why : outcome.status);
      if (outcome.status === 'failed') expect(served() === before, String(bytes)).toBe(true);
      disk.makeRoom();
      expect(await website.publish(ANNA, 'Frage')).toMatchObject({ status: 'published' });
      expect(served()).toContain(words);
    }
    expect([...outcomes].toSorted()).toEqual(['disk', 'published']);
  },
);
