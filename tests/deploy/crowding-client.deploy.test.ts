import { once } from 'node:events';
import type { TcpNetConnectOpts } from 'node:net';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { CANCELLATION } from '#tests/support/functions-server.ts';
import { askFront } from './ask-front.ts';
import { SITE_HOST, startCaddy, startNginx, type FrontServer } from './front-server.ts';
import { siteBehindFront } from './site-behind-front.ts';

const CROWD = 1000;
const MOST_AT_ONCE = 100;

/**
 * Opens connections of one client, each with the beginning of a request when one is given.
 *
 * @returns first lines of the answers so far.
 */
async function crowd(front: FrontServer, count: number, beginning = ''): Promise<string[]> {
  const answers: string[] = [];
  const sockets: TLSSocket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const open = async (): Promise<void> => {
    // The types do not know that the address of TCP may be named here as well.
    const options: ConnectionOptions & Pick<TcpNetConnectOpts, 'localAddress'> = {
      host: '127.0.0.1',
      port: front.httpsPort,
      localAddress: '127.0.0.2',
      servername: SITE_HOST,
      rejectUnauthorized: false,
      ALPNProtocols: ['http/1.1'],
    };
    const socket = connectTls(options);
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', (chunk: Buffer) =>
      answers.push(chunk.toString().split('\r\n', 1)[0] ?? ''),
    );
    await once(socket, 'secureConnect');
    socket.write(beginning);
  };
  while (sockets.length < count) await Promise.all(Array.from({ length: 50 }, open));
  return answers;
}

test.each([
  ['nginx', startNginx],
  ['Caddy', startCaddy],
] as const)(
  'behind %s a thousand idle connections of one client keep nobody out',
  async (_name, start) => {
    const { front } = await siteBehindFront(start);
    await crowd(front, CROWD);
    expect((await askFront(front, '/')).status).toBe(200);
  },
);

test('nginx lets one client have a hundred requests at once, and others go on', async () => {
  const { front } = await siteBehindFront(startNginx);
  const answers = await crowd(
    front,
    3 * MOST_AT_ONCE,
    `POST ${CANCELLATION} HTTP/1.1\r\nHost: ${SITE_HOST}\r\nContent-Type: application/json\r\n` +
      'Content-Length: 100\r\n\r\n{',
  );
  await expect.poll(() => answers.length, { timeout: 8000 }).toBe(2 * MOST_AT_ONCE);
  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 429 Too Many Requests']));
  expect((await askFront(front, '/')).status).toBe(200);
});
