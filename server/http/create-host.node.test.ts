import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createHost } from '#server/http/create-host.ts';
import { closeServer } from '#server/listen.ts';

// Clients in a thread of their own, who go on while the event loop of the server stands still. Each keeps a
// connection. At a mark each asks on that one and on a new one, and reports what came of both.
const CLIENTS = `
  const { once } = require('node:events');
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, count, mark } } = require('node:worker_threads');

  const send = (socket) => new Promise((sent) => socket.write('GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n', sent));
  const outcome = (socket) => new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString().slice(9, 12)));
    socket.once('error', ({ code }) => resolve(code));
    socket.once('close', () => resolve('closed'));
  });
  const open = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const client = async () => {
    const kept = await open();
    await send(kept);
    await outcome(kept);
    return async () => {
      const fresh = await open().catch(() => undefined);
      // Nobody is let in any more, so a request on the kept connection would come too late.
      if (fresh === undefined) return { outcomes: ['too late', 'too late'] };
      const outcomes = Promise.all([fresh, kept].map(outcome));
      await Promise.all([fresh, kept].map(send));
      return { outcomes };
    };
  };
  const main = async () => {
    const clients = await Promise.all(Array.from({ length: count }, client));
    parentPort.postMessage('ready');
    Atomics.wait(mark, 0, 0);
    const asked = await Promise.all(clients.map((ask) => ask()));
    Atomics.store(mark, 0, 2);
    Atomics.notify(mark, 0);
    parentPort.postMessage(await Promise.all(asked.map(({ outcomes }) => outcomes)));
  };
  void main();
`;

const SLEEP_MS = 10;

/** A server with clients; `sleep` lets it stand still until each of them has sent what they send. */
async function startHost(count: number) {
  const host = createHost((_req, res) => void res.end(), { isBehindProxy: false });
  host.server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    if (host.server.listening) host.server.close();
  });
  await once(host.server, 'listening');
  const { port } = host.server.address() as AddressInfo;
  const mark = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(CLIENTS, { eval: true, workerData: { port, count, mark } });
  onTestFinished(async () => {
    await worker.terminate();
  });
  await once(worker, 'message');
  const outcomes = once(worker, 'message').then(([all]) => all as string[][]);
  const sleep = (): void => {
    Atomics.store(mark, 0, 1);
    Atomics.notify(mark, 0);
    Atomics.wait(mark, 0, 1);
    Atomics.wait(mark, 0, 2, SLEEP_MS);
  };
  return { host, sleep, outcomes };
}

test('a stopping server that sleeps for a moment resets nobody who came meanwhile', async () => {
  const all: string[] = [];
  // Whenever it happens; without anybody who comes the listener closes after some 20 ms.
  for (let moment = 16; moment < 32; moment += 1) {
    const { host, sleep, outcomes } = await startHost(1);
    const stopped = host.stop(0);
    await delay(moment);
    setImmediate(sleep);
    all.push(...(await outcomes).flat());
    await stopped;
  }
  expect(all).toContain('200');
  expect(all.filter((outcome) => outcome !== '200' && outcome !== 'too late')).toEqual([]);
});

test('one that sleeps past all its deadlines still answers everybody who waits', async () => {
  const { host, sleep, outcomes } = await startHost(8);
  const stopped = host.stop(0);
  await delay(5);
  sleep();
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 60_000);
  onTestFinished(() => clock.mockRestore());
  expect(await outcomes).toEqual(Array(8).fill(['200', '200']));
  await stopped;
});

test('who asked on an idle connection just before the listener closes is answered', async () => {
  const { host, sleep, outcomes } = await startHost(1);
  sleep();
  await closeServer(host.server);
  const [[, kept] = []] = await outcomes;
  expect(kept).toBe('200');
});
