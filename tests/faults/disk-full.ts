import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkAll } from './accounts.ts';
import { post, startClients } from './clients.ts';
import { runAlone } from './run-alone.ts';
import { inWorld, newCancellation, until } from './world.ts';

const DISK_MIB = 200;
// Room for the drafts and builds of an office.
const OFFICE_MIB = 400;

/** Whether this user may make a small disk, which this fault needs. */
export const canMount = process.getuid?.() === 0 && process.platform === 'linux';

/**
 * The disk of the database fills up while 8 clients send: nothing is acknowledged that is not
 * stored, the server says that it is not ready, and when there is room again it goes on by itself.
 */
export async function diskFull(rounds: number): Promise<void> {
  await using stack = new AsyncDisposableStack();
  const disk = await mkdtemp(join(tmpdir(), 'small-disk-'));
  stack.defer(() => rmdir(disk));
  const size = DISK_MIB + (process.env['OFFICE_AT_WORK'] === '1' ? OFFICE_MIB : 0);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=711`, 'tmpfs', disk]);
  stack.defer(() => void execFileSync('umount', ['--lazy', disk]));
  await chmod(disk, 0o711);
  await inWorld(
    async (world) => {
      const server = await world.startServer();
      const clients = startClients([server.site]);
      for (let round = 0; round < rounds; round += 1) {
        const before = clients.acknowledged.size;
        await until('clients are served', () => clients.acknowledged.size > before + 20);
        const filler = join(disk, 'filler');
        await fill(filler);
        // What is there already is written into room that the database has put aside.
        await until('the server refuses', async () => {
          const answer = await post(server.site, bigCancellation());
          return answer?.status === 503;
        });
        const ready = async () => (await fetch(`${server.admin}/readyz`)).status;
        await until('it says so', async () => (await ready()) === 503);
        const served = clients.acknowledged.size;
        await rm(filler);
        await until('it is ready again', async () => (await ready()) === 200);
        await until('clients are served again', () => clients.acknowledged.size > served + 20);
      }
      assert.equal((await fetch(`${server.admin}/readyz`)).status, 200);
      await checkAll(world, clients, `${rounds} times a full disk`);
    },
    join(disk, 'data'),
  );
}

function bigCancellation(): object {
  return { ...newCancellation(), reason: crypto.randomUUID().repeat(27) };
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (;;) await file.write(block);
  } catch (error) {
    assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
  } finally {
    await file.close();
  }
}

if (import.meta.main) await runAlone(diskFull, 5);
