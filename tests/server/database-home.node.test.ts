import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { removeDatabaseHome } from '#server/database/embedded/database-home.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

test('with a data folder goes the database that had to live outside of it', async () => {
  const folder = await folderForTest();
  for (const name of ['data', 'outside/cluster', 'other'])
    await mkdir(`${folder}/${name}`, { recursive: true });
  await writeFile(`${folder}/data/database-home`, `${folder}/outside\n`);
  await removeDatabaseHome(`${folder}/data`);
  expect(await readdir(folder)).toEqual(['other']);
});
