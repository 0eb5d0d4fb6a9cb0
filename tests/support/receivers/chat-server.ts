import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How the chat behaves: takes messages, is slow, answers with a status, or says nothing. */
export type ChatMode = 'take' | 'slow' | 'hang' | number;

const SLOW_MS = 1500;

let mode: ChatMode = 'take';

const server = createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    void answer(Buffer.concat(chunks).toString(), res);
  });
});

async function answer(message: string, res: ServerResponse): Promise<void> {
  if (mode === 'hang') return;
  if (mode === 'slow') await delay(SLOW_MS);
  if (typeof mode === 'number') {
    res.writeHead(mode).end('not now');
    return;
  }
  process.send?.({ message });
  res.writeHead(200).end('ok');
}

process.on('message', (wanted: ChatMode) => {
  mode = wanted;
  process.send?.({ mode });
});
process.on('disconnect', () => process.exit(0));
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
