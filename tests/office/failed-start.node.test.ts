import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { runOffice } from './visitor.ts';

test.each([
  ['that cannot start', 'none', undefined, 1],
  ['told to end while it starts', 'tests/example-content', 'starting', 0],
  ['told to end as soon as it has started', 'tests/example-content', 'started', 0],
])('an office %s ends its database', async (_what, contentFolder, toldWhen, exitCode) => {
  const folder = await folderForTest();
  // Started by root, the database runs as another user, who needs access to this folder.
  chmodSync(folder, 0o711);
  const env = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: contentFolder, OFFICE_PORT: '0' };
  const { child, ended, said } = runOffice(onTestFinished, env);
  const isRunning = () => existsSync(join(folder, 'data/database/cluster/postmaster.pid'));
  const hasStarted = () => said().includes('Office: ');
  if (toldWhen !== undefined) {
    const isTime = toldWhen === 'started' ? hasStarted : isRunning;
    await expect.poll(isTime, { timeout: 120_000 }).toBe(true);
    child.kill('SIGTERM');
  }
  await ended;
  expect(child.exitCode).toBe(exitCode);
  expect(hasStarted()).toBe(toldWhen === 'started');
  expect(said()).not.toContain('could not be looked at');
  expect(existsSync(join(folder, 'data/database/cluster/PG_VERSION'))).toBe(true);
  await expect.poll(isRunning).toBe(false);
});
