import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { killGroup } from '#tests/support/hand-over.ts';
import { ask } from '#tests/support/http-request.ts';
import { freePort } from '#tests/support/ports.ts';
import { NODE_COMPILE_CACHE } from '#tests/support/server-process.ts';
import { folderForTest, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForTest } from '#tests/support/test-database.ts';
import { childOf } from './released-server.ts';

const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const SECONDS = 60_000;
const VISITORS = 5;

// What systemd does with the unit of the socket: it keeps it, and starts a server on it again and again.
const KEEPER = `while :; do sh -c 'LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1"; done`;

/** A server on a socket that another process holds. */
async function startKept() {
  const folder = await folderForTest();
  await writeSite(`${folder}/dist`);
  const site = `http://127.0.0.1:${String(await freePort())}`;
  const env = {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    NODE_COMPILE_CACHE,
    DATABASE_URL: await databaseForTest(),
    STOP_GRACE_SECONDS: '0',
    // Where nobody asks: the address is the one of the socket.
    PORT: '0',
    ADMIN_PORT: '0',
  };
  const passed = Object.entries(env).map(([name, value]) => `--setenv=${name}=${value}`);
  const keeper = spawn(
    'systemd-socket-activate',
    [`--listen=${new URL(site).host}`, ...passed, 'sh', '-c', KEEPER, process.execPath, MAIN],
    { stdio: 'ignore', detached: true },
  );
  onTestFinished(() => killGroup(keeper));
  await expect.poll(() => isThere(site), { timeout: SECONDS }).toBe(true);
  return { site, serverPid: () => childOf(keeper.pid ?? 0) };
}

const isThere = (site: string): Promise<boolean> =>
  ask(site, '/robots.txt').then(
    ({ status }) => status === 200,
    () => false,
  );

test('who comes while the server restarts on a socket that systemd holds is served', async () => {
  const { site, serverPid } = await startKept();
  const statuses: number[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const visit = async (): Promise<void> => {
    while (!isOver) statuses.push((await ask(site, '/robots.txt')).status);
  };
  const visitors = Array.from({ length: VISITORS }, () =>
    visit().catch((error: unknown) => failures.push(error)),
  );
  const untilServed = async (): Promise<void> => {
    const wanted = statuses.length + 10 * VISITORS;
    const isServed = () => failures.length > 0 || statuses.length > wanted;
    await expect.poll(isServed, { timeout: SECONDS }).toBe(true);
  };
  for (let round = 0; round < 3; round += 1) {
    await untilServed();
    const before = serverPid();
    process.kill(before, 'SIGTERM');
    await expect.poll(serverPid, { timeout: SECONDS }).not.toBe(before);
    await untilServed();
  }
  isOver = true;
  await Promise.all(visitors);
  expect(failures).toEqual([]);
  expect(new Set(statuses)).toEqual(new Set([200]));
});
