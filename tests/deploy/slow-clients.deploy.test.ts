import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { atEndOfSuite } from '#tests/support/end-of-suite.ts';
import { ask } from '#tests/support/http-request.ts';
import { CANCELLATION, jsonOf, send } from '#tests/support/functions-server.ts';
import { startServer, type ServerProcess } from '#tests/support/server-process.ts';
import { folderForSuite } from '#tests/support/site-fixture.ts';

const folder = folderForSuite();
const handOver = atEndOfSuite();
let server: ServerProcess;

beforeAll(async () => {
  const env = { DATA_DIR: `${folder()}/data`, ADMIN_PORT: '0', LOG_LEVEL: 'error' };
  server = await startServer(handOver, { ...env, DIST_DIR: 'dist', RATE_LIMIT: '999999' });
});

const DRIP_MS = 500;
const PAUSE_MS = 50;

const HEADERS = `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: `;
const BODY =
  `POST ${CANCELLATION} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
  `Content-Length: 10000\r\n\r\n{"name":"`;

test('while 1,000 connections drip, others are served, and the dripping ones are ended', async () => {
  const dripping = await Promise.all(
    Array.from({ length: 1000 }, (_, number) =>
      openDripping(number % 2 ? HEADERS : BODY, addressOf(number)),
    ),
  );
  const ends = dripping.map(({ end }) => end);
  let answered = 0;
  let isOver = false;
  const others = Array.from({ length: 4 }, async (_, number) => {
    while (!isOver) {
      const page = await ask(server.site, '/');
      expect(page.status).toBe(200);
      const email = `anna-${number.toString()}-${answered.toString()}@schlaf.example`;
      const taken = await send(server.site, CANCELLATION, {
        email,
        name: 'Anna Muster',
        reason: 'Es geht mir besser.',
      });
      expect(taken.status).toBe(200);
      expect(jsonOf(taken)['reference']).toMatch(/^K-/);
      answered += 1;
      // Whoever reads and writes leaves a processor to others.
      await delay(PAUSE_MS);
    }
  });
  const answers = await Promise.all(ends);
  isOver = true;
  await Promise.all(others);
  expect(answered).toBeGreaterThan(100);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect((await ask(server.site, '/')).status).toBe(200);
});

const MOST_CONNECTIONS = 5000;

test('more connections than the server takes are refused, and those it has go on', async () => {
  const first = await opened();
  const sockets: Socket[] = [];
  while (sockets.length < MOST_CONNECTIONS + 100) {
    const address = addressOf(sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => opened(address)))));
  }
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThan(100);
  const answer = once(first, 'data');
  first.write('GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  for (const socket of sockets) socket.destroy();
  const status = async () => (await ask(server.site, '/').catch(() => undefined))?.status;
  await expect.poll(status).toBe(200);
});

/** A client of its own for each hundred, because one client gets no more than 200 connections. */
function addressOf(number: number): string {
  return `127.0.1.${String(Math.floor(number / 100) + 1)}`;
}

async function opened(localAddress = '127.0.0.1'): Promise<Socket> {
  const { hostname, port } = new URL(server.site);
  const socket = connect({ port: Number(port), host: hostname, localAddress });
  socket.on('error', () => undefined);
  // A connection that is refused is only seen to close by somebody who reads.
  socket.resume();
  await Promise.race([happened(socket, 'connect'), happened(socket, 'close')]);
  return socket;
}

/** Unlike `once` of Node no failure for a connection that was ended by the server. */
function happened(socket: Socket, event: 'connect' | 'close'): Promise<void> {
  return new Promise((resolve) => socket.once(event, () => resolve()));
}

/** Opens a connection that sends a letter at a time; `end` resolves with what came back. */
async function openDripping(beginning: string, address: string): Promise<{ end: Promise<string> }> {
  const socket = await opened(address);
  socket.write(beginning);
  const drip = setInterval(() => socket.write('a'), DRIP_MS);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = happened(socket, 'close').then(() => {
    clearInterval(drip);
    return Buffer.concat(chunks).toString();
  });
  return { end };
}
