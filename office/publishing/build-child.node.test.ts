import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../tests/support/site-fixture.ts';
import { buildInChild, dropHalfBuilds } from './build-child.ts';

// Stands in for a build that takes its time: it says what it does, and ends when a file is there.
const SLOW_BUILD = `
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv.at(-1);
mkdirSync(folder, { recursive: true });
console.log('prerendering static routes');
const look = () => (existsSync('go-on') ? writeFileSync(folder + '/page', '') : setTimeout(look, 20));
look();
`;

test('an office leaves the build of another office alone', async () => {
  const projectRoot = await folderForTest();
  mkdirSync(join(projectRoot, 'node_modules/astro/bin'), { recursive: true });
  writeFileSync(join(projectRoot, 'node_modules/astro/bin/astro.mjs'), SLOW_BUILD);
  const begun = Promise.withResolvers<undefined>();
  const built = buildInChild({
    projectRoot,
    contentFolder: join(projectRoot, 'one/content'),
    onProgress: () => begun.resolve(undefined),
  });
  await begun.promise;
  dropHalfBuilds(projectRoot, join(projectRoot, 'other/content'));
  writeFileSync(join(projectRoot, 'go-on'), '');
  const result = await built;
  expect(result).toMatchObject({ status: 'built' });
  expect(existsSync(join((result as { folder: string }).folder, 'page'))).toBe(true);
});
