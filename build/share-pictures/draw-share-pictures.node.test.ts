import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { drawSharePictures } from './draw-share-pictures.ts';
import { openTypeface, spelledWith } from './typeface.ts';

const BACKGROUND = join(import.meta.dirname, '../../../content/pictures/og-hintergrund.jpg');

test('a second build draws no picture again, a new title draws one', async () => {
  const folder = await folderForTest();
  const choices = {
    brandName: 'Schlafcoaching',
    background: BACKGROUND,
    cacheFolder: join(folder, 'cache'),
  };
  const pictures = [{ title: 'Öfter wach? Übermüdet?', file: join(folder, 'share/a.jpg') }];
  expect(await drawSharePictures(pictures, choices)).toBe(1);
  expect(await drawSharePictures(pictures, choices)).toBe(0);
  const more = [...pictures, { title: 'Unser Expertenteam', file: join(folder, 'share/b.jpg') }];
  expect(await drawSharePictures(more, choices)).toBe(1);
  expect(await sharp(join(folder, 'share/b.jpg')).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect((await stat(join(folder, 'share/a.jpg'))).size).toBeLessThan(120_000);
});

test('the words are really drawn', async () => {
  const folder = await folderForTest();
  const choices = {
    brandName: 'Schlafcoaching',
    background: BACKGROUND,
    cacheFolder: join(folder, 'cache'),
  };
  const file = (name: string) => join(folder, name);
  await drawSharePictures(
    [
      { title: 'Ä', file: file('a.jpg') },
      { title: 'Äpfel über Öl', file: file('b.jpg') },
    ],
    choices,
  );
  const brightest = async (name: string) => {
    const title = sharp(file(name)).extract({ left: 80, top: 150, width: 400, height: 100 });
    const { channels } = await title.stats();
    return channels.reduce((sum, { mean }) => sum + mean, 0);
  };
  expect(await brightest('b.jpg')).toBeGreaterThan(await brightest('a.jpg'));
});

test('German letters stay as they are; what the typeface lacks becomes its plain letter', async () => {
  const font = await openTypeface();
  expect(spelledWith(font, 'Größe: „Übung“ – 20 €')).toBe('Größe: „Übung“ – 20 €');
  expect(spelledWith(font, 'São Paulo, STRAẞE')).toBe('Sao Paulo, STRASSE');
});
