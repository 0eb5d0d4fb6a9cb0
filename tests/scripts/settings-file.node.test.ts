import { spawnSync } from 'node:child_process';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/processes.mjs';
import { folderForTest } from '#tests/support/site-fixture.ts';

const STARTS = (program: string): string => `
  import { runPinned } from './scripts/processes.mjs';
  process.exitCode = await runPinned(['./${program}']);
`;

test('what a program of ours starts has the settings of .env, but no argument of Node that its workers would refuse', async () => {
  const checkout = await folderForTest();
  await cp(join(PROJECT_ROOT, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(checkout, 'node_modules'));
  await writeFile(join(checkout, '.env'), 'RATE_LIMIT=7\n');
  await writeFile(join(checkout, 'npm.mjs'), STARTS('release.mjs'));
  await writeFile(join(checkout, 'release.mjs'), STARTS('next.mjs'));
  await writeFile(
    join(checkout, 'next.mjs'),
    'console.log(JSON.stringify([process.env.RATE_LIMIT, process.execArgv]));',
  );
  const env = { PATH: process.env['PATH'] };
  const { stdout, stderr } = spawnSync(process.execPath, ['npm.mjs'], {
    cwd: checkout,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(['7', []]);
});
