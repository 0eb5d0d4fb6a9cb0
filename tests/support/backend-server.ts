import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  /** Such as `POST /auth/v1/factors?x=1`. */
  readonly line: string;
  readonly headers: IncomingMessage['headers'];
  /** What was sent as JSON; undefined without a body. */
  readonly body: unknown;
}

export interface BackendAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

export type Answering = (request: SeenRequest) => BackendAnswer;

/** A backend on another origin, over real HTTP; it ends with the test. */
export async function startBackend(
  answer: Answering,
): Promise<{ url: string; seen: readonly SeenRequest[] }> {
  const seen: SeenRequest[] = [];
  const server = createServer((req, res) => {
    if (req.method === 'OPTIONS') {
      send(res, 204, {}, '');
      return;
    }
    void readRequest(req).then((request) => {
      seen.push(request);
      const { status = 200, headers = {}, body } = answer(request);
      const words = typeof body === 'string' ? body : JSON.stringify(body);
      send(res, status, { 'Content-Type': 'application/json', ...headers }, words);
    });
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, seen };
}

async function readRequest(req: IncomingMessage): Promise<SeenRequest> {
  const words = await text(req);
  return {
    line: `${req.method ?? ''} ${req.url ?? ''}`,
    headers: req.headers,
    body: words === '' ? undefined : (JSON.parse(words) as unknown),
  };
}

function send(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  res.writeHead(status, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*, Authorization',
    'Access-Control-Allow-Methods': '*',
    'Access-Control-Expose-Headers': '*',
    ...headers,
  });
  res.end(body);
}
