import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { runOffice } from './visitor.ts';

test.each([
  ['that cannot start', 'none', 1],
  ['told to end while it starts', 'tests/example-content', 0],
])('an office %s ends the database that it has started', async (_what, contentFolder, exitCode) => {
  const folder = await folderForTest();
  // Started by root, the database runs as another user, who needs access to this folder.
  chmodSync(folder, 0o711);
  const env = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: contentFolder, OFFICE_PORT: '0' };
  const { child, ended, said } = runOffice(onTestFinished, env);
  const isRunning = () => existsSync(join(folder, 'data/database/cluster/postmaster.pid'));
  if (exitCode === 0) {
    await expect.poll(isRunning, { timeout: 60_000 }).toBe(true);
    child.kill('SIGTERM');
  }
  await ended;
  expect(child.exitCode).toBe(exitCode);
  expect(said()).not.toContain('Office: ');
  expect(existsSync(join(folder, 'data/database/cluster/PG_VERSION'))).toBe(true);
  await expect.poll(isRunning).toBe(false);
});
