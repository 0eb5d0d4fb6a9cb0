import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderForTest } from '#tests/support/site-fixture.ts';
import { runOffice } from './visitor.ts';

test('an office that cannot start ends the database that it has started', async () => {
  const folder = await folderForTest();
  // Started by root, the database runs as another user, who needs access to this folder.
  chmodSync(folder, 0o711);
  const env = {
    DATA_DIR: join(folder, 'data'),
    CONTENT_DIR: join(folder, 'none'),
    OFFICE_PORT: '0',
  };
  const { child, ended, said } = runOffice(onTestFinished, env);
  await ended;
  expect(child.exitCode).toBe(1);
  expect(said()).not.toContain('Office: ');
  expect(existsSync(join(folder, 'data/database/cluster/PG_VERSION'))).toBe(true);
  const isRunning = () => existsSync(join(folder, 'data/database/cluster/postmaster.pid'));
  await expect.poll(isRunning).toBe(false);
});
