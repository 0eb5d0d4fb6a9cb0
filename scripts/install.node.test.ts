import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { isInstalled, markInstalled } from './install.mjs';

async function checkoutWith(lock: string, installed?: 'site' | 'all'): Promise<string> {
  const root = await folderForTest();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), lock);
  if (installed) markInstalled(root, installed);
  return root;
}

test('a fresh clone is not installed', async () => {
  expect(isInstalled(await checkoutWith('{}'), 'site')).toBe(false);
});

test('what the site needs is there after either install', async () => {
  expect(isInstalled(await checkoutWith('{}', 'site'), 'site')).toBe(true);
  expect(isInstalled(await checkoutWith('{}', 'all'), 'site')).toBe(true);
});

test('what the tests need is there only after an install of everything', async () => {
  expect(isInstalled(await checkoutWith('{}', 'site'), 'all')).toBe(false);
  expect(isInstalled(await checkoutWith('{}', 'all'), 'all')).toBe(true);
});

test('a changed lockfile asks for an install', async () => {
  const root = await checkoutWith('{}', 'all');
  await writeFile(join(root, 'package-lock.json'), '{"packages":{}}');
  expect(isInstalled(root, 'all')).toBe(false);
  expect(isInstalled(root, 'site')).toBe(false);
});

test('what an install says does not get into the output of a command', async () => {
  const root = await checkoutWith('{ "lockfileVersion": 3, "packages": {} }');
  await writeFile(join(root, 'package.json'), '{}');
  const script = new URL('install.mjs', import.meta.url).href;
  const code = `import { installPackages } from '${script}'; await installPackages('${root}');`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('Installing packages');
  expect([status, stdout]).toEqual([0, '']);
});
