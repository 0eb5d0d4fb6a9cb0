import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { isInstalled } from '../../scripts/install.mjs';

/** A checkout in which npm has written its list of these packages, after the lockfile or before it. */
async function checkoutWith(packages: readonly string[], isNewer = true): Promise<string> {
  const root = await folderForTest();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), '{}');
  const list = join(root, 'node_modules/.package-lock.json');
  const names = packages.map((name) => [name, {}]);
  await writeFile(list, JSON.stringify({ packages: Object.fromEntries(names) }));
  const seconds = Date.now() / 1000 + (isNewer ? 1 : -1);
  await utimes(list, seconds, seconds);
  return root;
}

const OFFICE = ['node_modules/pg', 'office/packages'];
const ALL = [...OFFICE, 'tests/packages'];

test('a fresh clone is not installed', async () => {
  const root = await folderForTest();
  await writeFile(join(root, 'package-lock.json'), '{}');
  expect(isInstalled(root, 'site')).toBe(false);
});

test('what the site needs is there after every install, the rest only after one that asked for it', async () => {
  const scopes = ['site', 'office', 'all'] as const;
  const found = async (packages: readonly string[]) => {
    const root = await checkoutWith(packages);
    return scopes.filter((scope) => isInstalled(root, scope));
  };
  expect(await found(['node_modules/pg'])).toEqual(['site']);
  expect(await found(OFFICE)).toEqual(['site', 'office']);
  expect(await found(ALL)).toEqual(['site', 'office', 'all']);
});

test('a lockfile that changed since asks for an install', async () => {
  expect(isInstalled(await checkoutWith(ALL, false), 'site')).toBe(false);
});
