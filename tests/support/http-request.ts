import { once } from 'node:events';
import {
  request,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
} from 'node:http';
import { connect } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

/** One request exactly as written: nothing is added, unpacked or followed, and no path tidied. */
export async function ask(
  site: string,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const { method = 'GET', headers = {}, body } = options;
  const sent = request({ hostname, port, path, method, headers, agent: false });
  sent.end(body);
  return readAnswer(sent);
}

/**
 * Waits for the whole answer to a request that was sent.
 *
 * @throws when there is none.
 */
export async function readAnswer(sent: ClientRequest): Promise<Answer> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks = await answer.toArray();
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: Buffer.concat(chunks as Buffer[]),
  };
}

/** Sends bytes, one for each letter, over a connection of their own; resolves with all that came back until its end. */
export async function askRaw(site: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  socket.end(bytes, 'latin1');
  return Buffer.concat((await socket.toArray()) as Buffer[]).toString();
}
