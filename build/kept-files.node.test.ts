import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { dropUnusedFiles, keepFile } from './kept-files.ts';

const daysAgo = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);

async function folderWithOld(...ages: number[]): Promise<string> {
  const folder = await folderForTest();
  for (const age of ages) {
    const file = join(folder, `${age.toString()} days`);
    await writeFile(file, 'kept');
    await utimes(file, daysAgo(age), daysAgo(age));
  }
  return folder;
}

const make = (words: string) => () => Promise.resolve(Buffer.from(words));

test('what is kept is not made again, and what is made is kept', async () => {
  const folder = join(await folderForTest(), 'not/there/yet');
  expect((await keepFile(folder, 'a', make('first'))).toString()).toBe('first');
  expect((await keepFile(folder, 'a', make('second'))).toString()).toBe('first');
  expect((await keepFile(folder, 'b', make('second'))).toString()).toBe('second');
});

test('what fails leaves nothing that would be taken for finished', async () => {
  const folder = await folderForTest();
  await expect(keepFile(folder, 'a', () => Promise.reject(new Error('No ink.')))).rejects.toThrow();
  expect((await keepFile(folder, 'a', make('later'))).toString()).toBe('later');
});

test('the same file is made by several at the same moment, and each gets all of it', async () => {
  const folder = await folderForTest();
  const words = 'Schlaf gut. '.repeat(10_000);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => keepFile(folder, 'a', make(words))),
  );
  expect(new Set(all.map(String))).toEqual(new Set([words]));
  expect(await readdir(folder)).toEqual(['a']);
});

test('what no build has used for a month goes', async () => {
  const folder = await folderWithOld(31, 29);
  await dropUnusedFiles(folder);
  expect(await readdir(folder)).toEqual(['29 days']);
});

test('what is old and was used again stays', async () => {
  const folder = await folderWithOld(31);
  await keepFile(folder, '31 days', make('new'));
  await dropUnusedFiles(folder);
  expect(await readFile(join(folder, '31 days'), 'utf8')).toBe('kept');
  expect((await stat(join(folder, '31 days'))).mtimeMs).toBeGreaterThan(daysAgo(1).getTime());
});

test('a folder that no build has made yet has nothing to remove', async () => {
  await expect(dropUnusedFiles(join(await folderForTest(), 'none'))).resolves.toBeUndefined();
});
