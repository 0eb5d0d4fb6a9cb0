import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { capturedFilesAbout, capturedFolder } from './captured-messages.ts';

test('a message to somebody whose address holds the whole address of another is nobody else’s', async () => {
  const folder = await folderForTest();
  await mkdir(capturedFolder(folder));
  for (const address of [
    'Anna@schlaf.de',
    'joanna@schlaf.de',
    'o-anna@schlaf.de',
    'anna@schlaf.dev',
  ])
    await writeFile(join(capturedFolder(folder), address), `To: ${address}\r\n\r\nHallo`);
  const found = await capturedFilesAbout(folder, 'anna@Schlaf.de', new Set());
  expect(found.map((path) => basename(path))).toEqual(['Anna@schlaf.de']);
});

test('an outbox that cannot be read is not taken for an empty one', async () => {
  const folder = await folderForTest();
  expect(await capturedFilesAbout(folder, 'anna@schlaf.de', new Set())).toEqual([]);
  await writeFile(capturedFolder(folder), '');
  await expect(capturedFilesAbout(folder, 'anna@schlaf.de', new Set())).rejects.toThrow('ENOTDIR');
});
