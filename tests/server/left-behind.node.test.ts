import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeFolder } from '#tests/support/data-folder.ts';
import { folderForTest } from '#tests/support/site-fixture.ts';

const CONFIG = 'tests/server/left-behind/vitest.config.ts';

test.each(['thrown', 'killed'])(
  'a test that ends badly (%s) leaves nothing running',
  async (ending) => {
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', CONFIG];
    const says = join(await folderForTest(), 'says.json');
    const { PATH, TMPDIR } = process.env;
    const env = { PATH, TMPDIR, ENDING: ending, SAYS: says };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    expect(status, stdout + stderr).toBe(1);
    const { folder, ports } = JSON.parse(readFileSync(says, 'utf8')) as {
      folder: string;
      ports: number[];
    };
    // Whoever is killed removes no folder.
    onTestFinished(() => removeFolder(folder));
    expect(ports).toHaveLength(3);
    for (const port of ports) await expect.poll(() => isOpen(port)).toBe(false);
    const pidFile = join(folder, 'data/database/cluster/postmaster.pid');
    await expect.poll(() => existsSync(pidFile)).toBe(false);
    if (ending === 'thrown') expect(existsSync(folder)).toBe(false);
  },
);

function isOpen(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
