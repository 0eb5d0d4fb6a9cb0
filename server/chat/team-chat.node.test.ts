import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createTeamChat } from './team-chat.ts';

async function chatThat(answers: RequestListener) {
  const server = createServer(answers);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const chat = createTeamChat({ webhookUrl: `http://127.0.0.1:${port}/`, dataDir: '/nowhere' });
  return () => chat.post({ title: 'Neue Kündigung K-7F3M-9QXD', where: 'Im Büro' }, 'K');
}

test('a note is taken when the chat says so as Slack does', async () => {
  const post = await chatThat((_, res) => void res.end('ok\n'));
  await expect(post()).resolves.toBeUndefined();
});

test('the page of a proxy is no chat that has taken a note', async () => {
  const post = await chatThat((_, res) => void res.end('<h1>Welcome</h1>'));
  await expect(post()).rejects.toThrow(expect.objectContaining({ name: 'UnexpectedAnswer' }));
});

test('an answer without end is left after 64 KB', async () => {
  let sent = 0;
  const part = Buffer.alloc(16 * 1024, 'x');
  const left = Promise.withResolvers<boolean>();
  const post = await chatThat((_, res) => {
    const go = (): void => {
      while (res.write(part)) sent += part.length;
    };
    res.on('drain', go).on('close', () => left.resolve(true));
    go();
  });
  await expect(post()).rejects.toThrow(expect.objectContaining({ name: 'UnexpectedAnswer' }));
  await left.promise;
  expect(sent).toBeLessThan(50_000_000);
});

test('a chat that fails has not taken a note, whatever its words are', async () => {
  const post = await chatThat((_, res) => void res.writeHead(503).end('ok'));
  await expect(post()).rejects.toThrow(expect.objectContaining({ status: 503 }));
});

test('a note follows nobody to another address', async () => {
  const asked: unknown[] = [];
  const post = await chatThat(({ url }, res) => {
    asked.push(url);
    if (url === '/') res.writeHead(307, { Location: '/elsewhere' });
    res.end('ok');
  });
  await expect(post()).rejects.toThrow('fetch failed');
  expect(asked).toEqual(['/']);
});
