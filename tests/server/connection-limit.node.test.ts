import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForSuite } from '#tests/support/test-database.ts';

const MOST_OF_ONE_NETWORK = 200;
const CROWDED = 1000;

const folder = folderForSuite();
const database = databaseForSuite();
const handOver = atEndOfSuite();
let server: ServerProcess;
let behindProxy: ServerProcess;

beforeAll(async () => {
  await writeSite(`${folder()}/dist`);
  const env = {
    DIST_DIR: `${folder()}/dist`,
    DATA_DIR: `${folder()}/data`,
    DATABASE_URL: database(),
  };
  server = await startServer(handOver, env);
  behindProxy = await startServer(handOver, { ...env, TRUST_PROXY: 'true' });
});

const sockets: Socket[] = [];
afterEach(async () => {
  const ends = sockets.filter(({ closed }) => !closed).map((socket) => once(socket, 'close'));
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(ends);
});

async function opened(site: string, localAddress: string): Promise<Socket> {
  const { hostname, port } = new URL(site);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  return socket;
}

async function openedMany(count: number, site: string, localAddress = '127.0.0.2') {
  const all: Socket[] = [];
  while (all.length < count) {
    const some = Array.from({ length: Math.min(100, count - all.length) }, () =>
      opened(site, localAddress),
    );
    all.push(...(await Promise.all(some)));
  }
  return all;
}

const openOf = (some: readonly Socket[]) => some.filter(({ closed }) => !closed).length;

test('5,000 idle connections of one client keep nobody out, not even itself', async () => {
  const idle = await openedMany(5000, server.site);
  await expect.poll(() => openOf(idle)).toBeLessThanOrEqual(MOST_OF_ONE_NETWORK);
  expect(openOf(idle)).toBeGreaterThan(0);
  // The newest stay: whoever shares the address gets in, too.
  expect(idle.slice(-10).every(({ closed }) => !closed)).toBe(true);
  expect((await ask(server.site, '/')).status).toBe(200);
});

test('whoever begins requests and does not go on makes way as well', async () => {
  const begun = await openedMany(MOST_OF_ONE_NETWORK, server.site, '127.0.0.1');
  for (const socket of begun) {
    socket.write(
      'POST /functions/v1/send-withdrawal HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
        'Content-Length: 100\r\n\r\n{',
    );
  }
  expect((await ask(server.site, '/')).status).toBe(200);
});

test('while many are connected, idle connections are closed sooner', async () => {
  const kept = async () =>
    (await ask(server.site, '/', { headers: { connection: 'keep-alive' } })).headers['keep-alive'];
  expect(await kept()).toBe('timeout=65');
  for (let client = 3; client < 9; client += 1) {
    await openedMany(MOST_OF_ONE_NETWORK, server.site, `127.0.0.${String(client)}`);
  }
  expect(sockets.length).toBeGreaterThan(CROWDED);
  expect(await kept()).toBe('timeout=5');
});

test('behind a proxy connections say nothing about clients', async () => {
  const idle = await openedMany(2 * MOST_OF_ONE_NETWORK, behindProxy.site);
  expect((await ask(behindProxy.site, '/')).status).toBe(200);
  expect(openOf(idle)).toBe(2 * MOST_OF_ONE_NETWORK);
});
