import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layOutOffice } from '../../scripts/lay-out-release.ts';
import { PROJECT_ROOT } from '../../scripts/processes.mjs';
import { folderForTest } from '#tests/support/site-fixture.ts';

const READS = `
  const { default: config } = await import('./astro.config.ts');
  console.log(config.vite.define.IS_TRIAL);
`;

// The environment of the office does not say what its release was made with.
test.each([true, false])('builds of a release with the office are a trial: %s', async (isTrial) => {
  const release = await folderForTest();
  const install = () => Promise.resolve();
  await layOutOffice(release, { isTrial, install });
  cpSync(join(PROJECT_ROOT, 'package.json'), join(release, 'package.json'));
  rmSync(join(release, 'node_modules'), { recursive: true });
  symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(release, 'node_modules'));
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', READS], {
    cwd: release,
    env: { PATH: process.env['PATH'] },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toBe(`${String(isTrial)}\n`);
});

test('a release with the office has the folders that a build writes into', async () => {
  const release = await folderForTest();
  const packages = join(release, 'node_modules');
  const install = () => {
    rmSync(packages, { recursive: true, force: true });
    mkdirSync(packages);
    return Promise.resolve();
  };
  await layOutOffice(release, { isTrial: false, install });
  for (const name of ['.astro', '.cache', '.vite'])
    expect(existsSync(join(packages, name))).toBe(true);
});
