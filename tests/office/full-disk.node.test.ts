import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openEditing } from '../../office/editing/editing.ts';
import { publishingSentence } from '../../office/editing/texts.ts';
import type { BuildSite } from '../../office/publishing/build-child.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { ENTRY, officeApp } from './editing-client.ts';
import { ANNA, officeContent, QUESTION, quickBuild } from './office-content.ts';
import { servedTitle } from './publish-draft.ts';
import { canMount, smallDisk } from './small-disk.ts';

const KB = 1024;
// With each of these sizes another step meets the full disk.
const ROOMS = [
  0, 8, 24, 64, 72, 76, 80, 84, 88, 92, 96, 100, 104, 108, 112, 116, 120, 124, 240,
].map((kb) => kb * KB);
const DISK_MB = 48;
const FULL = /Der Speicher des Servers ist voll\./u;

async function open(buildSite: BuildSite = quickBuild) {
  const disk = await smallDisk(DISK_MB);
  const office = await officeContent(disk.folder);
  const editing = await openEditing({
    ...{ projectRoot: office.folder, dataDir: office.dataDir },
    ...{ inner: 'content', codeVersion: 'one', buildSite },
  });
  onTestFinished(editing.stop);
  return { disk, office, editing, ...officeApp(editing) };
}

test.runIf(canMount)('a full disk while a draft is saved loses nothing', async () => {
  const { disk, ask, rename, office } = await open();
  const answers = new Set<number>();
  for (const [number, room] of ROOMS.entries()) {
    const words = `Frage ${String(number)}?`;
    const { values, version } = (await ask(`entries/${ENTRY}`)).told;
    disk.fillBut(room);
    const json = { values: { ...values, question: words }, basedOn: version };
    const answer = await ask(`entries/${ENTRY}`, { method: 'PUT', json });
    answers.add(answer.status);
    if (answer.status !== 200) expect(answer, String(room)).toMatchObject({ status: 507 });
    if (answer.status !== 200) expect(answer.told.sentence).toMatch(FULL);
    disk.makeRoom();
    expect((await rename(words)).status, String(room)).toBe(200);
    const changed = (await ask('changes')).told as unknown as { slug: string }[];
    expect(changed.map(({ slug }) => slug)).toEqual(['kosten']);
  }
  expect([...answers].sort()).toEqual([200, 507]);
  expect(office.read(QUESTION)).toContain('Was kostet');
});

test.runIf(canMount)('a full disk while a picture is uploaded loses nothing', async () => {
  const { disk, ask } = await open();
  const colour = { width: 900, height: 600, channels: 3, background: '#336' } as const;
  const body = new Uint8Array(await sharp({ create: colour }).jpeg().toBuffer());
  const upload = () => ask('pictures?name=nacht.jpg', { method: 'POST', body });
  await ask('collections');
  disk.fillBut(0);
  const refused = await upload();
  expect(refused.status).toBe(507);
  expect(refused.told.sentence).toMatch(FULL);
  disk.makeRoom();
  expect((await upload()).told).toMatchObject({ address: '../pictures/nacht.jpg' });
});

test.runIf(canMount)(
  'a full disk in any step of publishing leaves the old site and all words, and the next try works',
  { timeout: 600_000 },
  async () => {
    const elsewhere = await folderForTest();
    let room: number | undefined;
    const { disk, office, editing, rename } = await open(async (options) => {
      // The real build is not on the disk of the data either.
      const built = await quickBuild({ ...options, projectRoot: elsewhere });
      if (room !== undefined) disk.fillBut(room);
      return built;
    });
    const statuses = new Set<string>();
    let before = 'Was kostet das Coaching?';
    await rename(before);
    await editing.publish(ANNA, 'Frage');
    for (const [number, kb] of ROOMS.entries()) {
      const words = `Frage ${String(number)}?`;
      await rename(words);
      room = kb;
      const first = await editing.publish(ANNA, 'Frage').catch((error: unknown) => error);
      room = undefined;
      const status = (first as { status?: string }).status ?? String(first);
      statuses.add(status);
      if (status === 'diskFull') {
        expect(publishingSentence({ status })).toMatch(FULL);
        expect(servedTitle(office)).toBe(before);
      }
      disk.makeRoom();
      const second = await editing.publish(ANNA, 'Frage');
      expect(['published', 'unchanged'], String(kb)).toContain(second.status);
      expect(servedTitle(office)).toBe(words);
      expect(office.read(QUESTION)).toContain(words);
      const [newest] = await editing.publisher.history();
      expect(await office.history.run(['log', '-1', '--format=%H'])).toBe(newest?.commit);
      before = words;
    }
    expect([...statuses].sort()).toEqual(['diskFull', 'published']);
    const count = readdirSync(join(office.contentFolder, 'faq')).length;
    expect(count).toBe(readdirSync('tests/example-content/faq').length);
  },
);

test.runIf(canMount)('a full disk while the earlier draft is laid out loses no file', async () => {
  const { disk, office, editing, rename, ask } = await open();
  await rename('Frage von Anna?');
  await rename('Frage von Karl?', 'karl');
  for (const room of [0, 4, 8, 16, 32]) {
    disk.fillBut(room * KB);
    await editing.publish(ANNA, 'Frage').catch(() => undefined);
    await ask('changes', { editor: 'karl' });
    disk.makeRoom();
  }
  await editing.publish(ANNA, 'Frage');
  const files = await editing.withDraft(ANNA, ({ contentFolder }) => contentFolder);
  expect(readFileSync(join(files, QUESTION), 'utf8')).toContain('Frage von Anna?');
  expect((await ask('changes')).told).toEqual([]);
  expect(existsSync(join(office.contentFolder, QUESTION))).toBe(true);
});
