import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { HandOver } from '#tests/support/hand-over.ts';

/** Whether the office gets a request that fails, and what its sender gets instead of the answer. */
export interface Fault {
  readonly isHandled: boolean;
  readonly answers: 502 | 503 | 504 | 'cut' | 'half' | 'hang';
  /** Fails once, and whatever the browser sends again by itself gets through. */
  readonly isOnce?: boolean;
}

export type Which = (method: string, path: string) => boolean;

/** What stands between a browser and the office. */
export interface FailingProxy {
  readonly site: string;
  /** From now on such requests fail. */
  readonly fail: (fault: Fault, which: Which) => void;
  /** How many have failed since. */
  readonly failed: () => number;
  readonly mend: () => void;
}

/** Longer than anybody believes that something still happens, and short enough to wait for. */
const HANG_MS = 3000;

/** Starts a proxy before an office; it passes everything on until it is told to fail. */
export async function startFailingProxy(handOver: HandOver, site: string): Promise<FailingProxy> {
  const { hostname, port } = new URL(site);
  let failing: { fault: Fault; which: Which } | undefined;
  let failed = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const options: RequestOptions = { hostname, port, method, path: url, headers };
    const hit = failing?.which(method, url) === true ? failing.fault : undefined;
    if (hit?.isOnce === true) failing = undefined;
    if (hit === undefined || hit.isHandled) {
      const got = await send(options, Buffer.concat(parts));
      const { statusCode = 0, headers: told, body } = got;
      if (hit === undefined) {
        response.writeHead(statusCode, told).end(body);
        return;
      }
      if (hit.answers === 'half') {
        response.writeHead(statusCode, { ...told, 'content-length': body.length + 100 });
        response.write(body.subarray(0, body.length / 2));
        await delay(100);
      }
    }
    failed += 1;
    if (hit.answers === 'hang') await delay(HANG_MS);
    if (typeof hit.answers !== 'number') {
      request.socket.destroy();
      return;
    }
    const page = '<html><h1>Bad Gateway</h1><hr>nginx</html>';
    response.writeHead(hit.answers, { 'content-type': 'text/html' }).end(page);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  handOver(() => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    site: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    fail: (fault, which) => {
      failed = 0;
      failing = { fault, which };
    },
    failed: () => failed,
    mend: () => {
      failing = undefined;
    },
  };
}

async function send(options: RequestOptions, body: Buffer) {
  const outgoing = ask(options);
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const headers = { ...answer.headers };
  delete headers['transfer-encoding'];
  return { statusCode: answer.statusCode, headers, body: Buffer.concat(parts) };
}
