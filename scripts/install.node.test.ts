import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { isInstalled } from './install.mjs';

interface LockedPackage {
  version: string;
  optional?: boolean;
}

async function checkoutWith(
  wanted: Record<string, LockedPackage>,
  installed?: Record<string, LockedPackage>,
): Promise<string> {
  const root = await folderForTest();
  const lock = { packages: { '': { name: 'site' }, ...wanted } };
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
  if (installed) {
    await mkdir(join(root, 'node_modules'));
    const hidden = JSON.stringify({ packages: installed });
    await writeFile(join(root, 'node_modules/.package-lock.json'), hidden);
  }
  return root;
}

const ZOD = { 'node_modules/zod': { version: '4.6.7' } };

test('a fresh clone is not installed', async () => {
  expect(isInstalled(await checkoutWith(ZOD))).toBe(false);
});

test('the versions of the lockfile are installed', async () => {
  expect(isInstalled(await checkoutWith(ZOD, ZOD))).toBe(true);
});

test('another version or a missing package is not', async () => {
  const older = { 'node_modules/zod': { version: '4.6.6' } };
  expect(isInstalled(await checkoutWith(ZOD, older))).toBe(false);
  expect(isInstalled(await checkoutWith(ZOD, {}))).toBe(false);
});

test('binaries of other platforms need not be there', async () => {
  const binary = { 'node_modules/binary-darwin': { version: '1.0.0', optional: true } };
  expect(isInstalled(await checkoutWith({ ...ZOD, ...binary }, ZOD))).toBe(true);
});
