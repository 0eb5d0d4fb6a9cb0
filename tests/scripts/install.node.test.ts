import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { isInstalled } from '../../scripts/install.mjs';

const LOCKED = {
  '': { dependencies: { pg: '8.0.0' } },
  'node_modules/pg': { version: '8.0.0' },
  'tests/packages': { devDependencies: { vitest: '5.0.0' } },
  'tests/packages/node_modules/vitest': { version: '5.0.0' },
};

const SITE = { 'node_modules/pg': { version: '8.0.0' } };
const ALL = { ...SITE, 'tests/packages/node_modules/vitest': { version: '5.0.0' } };

/** What a checkout has of which npm has finished an install of these packages. */
async function scopesIn(installed?: object): Promise<string[]> {
  const root = await folderForTest();
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  if (installed) {
    const list = join(root, 'node_modules/.package-lock.json');
    await writeFile(list, JSON.stringify({ packages: installed }));
  }
  return (['site', 'all'] as const).filter((scope) => isInstalled(root, scope));
}

test('neither a fresh clone nor an install that was ended in its middle counts as installed', async () => {
  expect(await scopesIn()).toEqual([]);
});

test('what the site needs is there after every install, the rest only after one that asked for it', async () => {
  expect(await scopesIn(SITE)).toEqual(['site']);
  expect(await scopesIn(ALL)).toEqual(['site', 'all']);
});

test('a lockfile with another version asks for an install', async () => {
  expect(await scopesIn({ ...ALL, 'node_modules/pg': { version: '7.0.0' } })).toEqual([]);
});
