import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import {
  breakLongWord,
  drawSharePictures,
  writeSharePictures,
  type DrawingChoices,
} from './share-pictures.ts';

const LONG_WORD = 'Schlafberatungsangebotsqualitätssicherungsbeauftragtenstelle';
const LONG_TITLE =
  'Kognitive Verhaltenstherapie gegen Schlafstörungen: was Studien zeigen und wem sie hilft';

const choicesIn = (folder: string): DrawingChoices => ({
  brandName: 'Schlafcoaching',
  background: join(import.meta.dirname, '../content/pictures/og-hintergrund.jpg'),
  cacheFolder: join(folder, 'cache'),
});

/** Draws titles and gives a function that tells how bright a part of one is, 0 to 255. */
async function draw(...titles: string[]) {
  const folder = await folderForTest();
  const file = (title: string) => join(folder, `${titles.indexOf(title).toString()}.jpg`);
  await drawSharePictures(new Map(titles.map((title) => [file(title), title])), choicesIn(folder));
  return async (title: string, [left, top, width, height]: [number, number, number, number]) => {
    const part = await sharp(file(title)).extract({ left, top, width, height }).toBuffer();
    const { channels } = await sharp(part).stats();
    return { mean: channels[0]?.mean ?? 0, max: channels[0]?.max ?? 0 };
  };
}

test('a second build draws no picture again, a new title draws one', async () => {
  const folder = await folderForTest();
  const choices = choicesIn(folder);
  const titles = new Map([[join(folder, 'share/a.jpg'), 'Öfter wach? Übermüdet?']]);
  expect(await drawSharePictures(titles, choices)).toBe(1);
  expect(await drawSharePictures(titles, choices)).toBe(0);
  titles.set(join(folder, 'share/b.jpg'), 'Unser Expertenteam');
  expect(await drawSharePictures(titles, choices)).toBe(1);
  expect(await sharp(join(folder, 'share/b.jpg')).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect((await stat(join(folder, 'share/a.jpg'))).size).toBeLessThan(120_000);
});

test('a new version of what draws pictures draws them again', async () => {
  const folder = await folderForTest();
  const titles = new Map([[join(folder, 'a.jpg'), 'Unser Expertenteam']]);
  expect(await drawSharePictures(titles, choicesIn(folder))).toBe(1);
  const { vips } = sharp.versions;
  onTestFinished(() => void Object.assign(sharp.versions, { vips }));
  Object.assign(sharp.versions, { vips: 'another' });
  expect(await drawSharePictures(titles, choicesIn(folder))).toBe(1);
});

test('a picture that no build has needed for two months is not kept any longer', async () => {
  const folder = await folderForTest();
  const cacheFolder = join(folder, 'cache');
  const old = join(cacheFolder, 'old.jpg');
  await mkdir(cacheFolder);
  await writeFile(old, '');
  const then = new Date(Date.now() - 60 * 24 * 60 * 60 * 1000);
  await utimes(old, then, then);
  await writeFile(
    join(folder, 'index.html'),
    '<meta property="og:image" content="https://a.example/share/a.jpg"><meta property="og:image:alt" content="Schlaf">',
  );
  const root = join(import.meta.dirname, '..');
  const said = await writeSharePictures(root, folder, cacheFolder);
  expect(said).toBe('1 share pictures, 1 of them new.');
  const kept = await readdir(cacheFolder);
  expect(kept).toHaveLength(1);
  expect(kept).not.toContain('old.jpg');
});

test('pages with the same title are drawn beside each other', async () => {
  const folder = await folderForTest();
  const files = ['a', 'b', 'c', 'd'].map((name) => join(folder, `${name}.jpg`));
  const titles = new Map(files.map((file) => [file, 'Schlaf und Arbeit']));
  await drawSharePictures(titles, choicesIn(folder));
  for (const file of files) expect((await stat(file)).size).toBeGreaterThan(0);
});

test('the words are really drawn, white and with their dots', async () => {
  const partOf = await draw('Ä', 'Äpfel über Öl', 'Apfel');
  const line = [80, 150, 400, 100] as [number, number, number, number];
  expect((await partOf('Äpfel über Öl', line)).mean).toBeGreaterThan(
    (await partOf('Ä', line)).mean,
  );
  expect((await partOf('Ä', line)).max).toBeGreaterThan(240);
  const dots = [80, 150, 60, 22] as [number, number, number, number];
  expect((await partOf('Ä', dots)).mean).toBeGreaterThan((await partOf('Apfel', dots)).mean + 10);
});

test.each([LONG_TITLE, LONG_WORD])(
  '%s stays left of the moon and above the hills',
  async (title) => {
    const partOf = await draw(title, 'Ja');
    for (const part of [
      [925, 150, 60, 330],
      [80, 510, 840, 100],
    ] as [number, number, number, number][]) {
      const { max } = await partOf(title, part);
      expect(max).toBeLessThanOrEqual((await partOf('Ja', part)).max);
    }
  },
);

test('a word of 60 letters is hyphenated between syllables and loses no letter', () => {
  const lines = breakLongWord(LONG_WORD).split('\n');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.slice(0, -1).every((line) => line.endsWith('-'))).toBe(true);
  expect(lines.map((line) => line.replace(/-$/, '')).join('')).toBe(LONG_WORD);
  expect(breakLongWord('Verhaltenstherapie')).toBe('Verhaltenstherapie');
});

test.each(['São Paulo, STRAẞE, Łódź', 'Schlaf 😴 Ωmega Привет', 'x'.repeat(80)])(
  'no word stops a build: %s',
  async (title) => {
    const partOf = await draw(title);
    expect((await partOf(title, [80, 150, 400, 100])).max).toBeGreaterThan(240);
  },
);
