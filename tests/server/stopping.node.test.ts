import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from '#tests/support/http-request.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForTest, writeSite } from '#tests/support/site-fixture.ts';
import { databaseForTest } from '#tests/support/test-database.ts';

async function started(graceSeconds: number): Promise<ServerProcess> {
  const folder = await folderForTest();
  await writeSite(`${folder}/dist`);
  return startServer(onTestFinished, {
    DIST_DIR: `${folder}/dist`,
    DATA_DIR: `${folder}/data`,
    DATABASE_URL: await databaseForTest(),
    STOP_GRACE_SECONDS: String(graceSeconds),
  });
}

const REQUEST = 'GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';

async function keptConnection(site: string) {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
  const request = async (): Promise<string> => {
    received = '';
    socket.write(REQUEST);
    await expect.poll(() => received).toContain('User-agent');
    return received;
  };
  const closed = once(socket, 'close');
  await request();
  return { socket, request, closed };
}

const readiness = async ({ admin }: ServerProcess) => {
  const answer = await ask(admin, '/readyz');
  return `${answer.status} ${answer.body.toString()}`;
};
const STOPPING = '503 {"status":"unavailable","reasons":["stopping"]}';

test('a server that gets SIGTERM says so at once, and takes requests until the grace is over', async () => {
  const server = await started(3);
  const idle = await keptConnection(server.site);
  const busy = await keptConnection(server.site);
  server.signal('SIGTERM');
  await expect.poll(() => readiness(server)).toEqual(STOPPING);

  // Each answer is the last on its connection, the old and the new ones.
  expect(await busy.request()).toMatch(/^Connection: close\r$/m);
  await busy.closed;
  const fresh = await ask(server.site, '/');
  expect([fresh.status, fresh.headers.connection]).toEqual([200, 'close']);
  // Who asks for nothing is left alone, because a request could be on its way.
  expect(idle.socket.closed).toBe(false);

  await idle.closed;
  expect(await server.ended).toBe(0);
});

test('a connection that was opened just before the end still gets its first answer', async () => {
  const server = await started(0);
  const { hostname, port } = new URL(server.site);
  const opened: Socket[] = [];
  server.signal('SIGTERM');
  for (;;) {
    const socket = connect(Number(port), hostname);
    const isOpen = await once(socket, 'connect').catch(() => undefined);
    if (isOpen === undefined) break;
    opened.push(socket);
    // The server stops listening as soon as nobody has come for 20 ms.
    await delay(50);
  }
  expect(opened.length).toBeGreaterThan(0);
  const answers = opened.map((socket) => text(socket));
  for (const socket of opened) socket.write(REQUEST);
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*Connection: close/);
  }
  expect(await server.ended).toBe(0);
});

test('the admin port answers until everything has ended', async () => {
  const server = await started(0);
  const { hostname, port } = new URL(server.site);
  const slow = connect(Number(port), hostname);
  // A request that is not complete holds the end up.
  slow.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  await ask(server.site, '/');
  server.signal('SIGTERM');
  await expect.poll(async () => ask(server.site, '/').catch(() => 'refused')).toBe('refused');
  expect(await readiness(server)).toEqual(STOPPING);
  expect((await ask(server.admin, '/healthz')).status).toBe(200);
  slow.write('a\r\n\r\n');
  expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(await server.ended).toBe(0);
});

test('whoever never ends a request is cut off, and the rest still ends in order', async () => {
  const server = await started(0);
  const { hostname, port } = new URL(server.site);
  const slow = connect(Number(port), hostname);
  slow.on('error', () => undefined);
  slow.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  await ask(server.site, '/');
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
});

test.each([
  ['SIGINT', 0],
  ['SIGTERM and then SIGINT', 1],
])('%s does not wait', async (wish, exitCode) => {
  const server = await started(60);
  await ask(server.site, '/');
  if (exitCode === 1) {
    server.signal('SIGTERM');
    await expect.poll(() => readiness(server)).toEqual(STOPPING);
    // A second signal within half a second counts as the same wish.
    const again = setInterval(() => server.signal('SIGINT'), 100);
    onTestFinished(() => clearInterval(again));
  } else {
    server.signal('SIGINT');
  }
  expect(await server.ended, wish).toBe(exitCode);
});
