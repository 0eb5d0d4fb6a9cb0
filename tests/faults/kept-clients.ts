import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { newCancellation } from './world.ts';

export interface KeptClients {
  /** References of declarations that were acknowledged, by their e-mail address. */
  readonly acknowledged: ReadonlyMap<string, string>;
  readonly answered: () => number;
  /** How many declarations were answered with 503: nothing was stored, and the client knows. */
  readonly refused: () => number;
  /** How many were cut off after more than the five seconds that a stop leaves to what is under way. */
  readonly cutOff: () => number;
  /** What became of requests that got no answer, or not the one they must get. */
  readonly lost: readonly string[];
  /** From now on each answer to a new request must be the last on its connection. */
  readonly expectLast: () => void;
  /** Resolves when the server lets nobody in any more. */
  readonly ended: Promise<unknown>;
}

const LONGEST_AT_STOP_MS = 5000;

interface SendError extends NodeJS.ErrnoException {
  /** Whether an answer had come on the same connection before. */
  readonly wasKept: boolean;
}

interface Answer {
  readonly status: number | undefined;
  readonly isLast: boolean;
  readonly body: string;
}

/**
 * Starts clients that keep their connection, each sending pages and cancellations in turn, without a
 * pause and nothing twice, until the server does not listen any more.
 *
 * A kept connection may end while the next request is on its way (RFC 9112, section 9.5). That is a loss
 * only while somebody still listens, who could have been asked on a new one.
 */
export function startKeptClients(site: string, count: number): KeptClients {
  const acknowledged = new Map<string, string>();
  const lost: string[] = [];
  let answered = 0;
  let refused = 0;
  let cutOff = 0;
  let mustBeLast = false;

  const read = async (agent: Agent): Promise<Answer> => {
    const answer = await send(site, agent, { method: 'GET', path: '/gibt-es-nicht' });
    if (answer.status !== 404) lost.push(`a page: ${answer.status}`);
    return answer;
  };
  const cancel = async (agent: Agent): Promise<Answer> => {
    const declaration = newCancellation();
    const body = JSON.stringify(declaration);
    const path = '/functions/v1/send-cancellation-slack';
    const answer = await send(site, agent, { method: 'POST', path, body });
    const { reference } = JSON.parse(answer.body) as { reference?: string };
    if (answer.status === 503) refused += 1;
    else if (reference === undefined) lost.push(`a cancellation: ${answer.status}`);
    else acknowledged.set(declaration.email, reference);
    return answer;
  };
  const client = async (number: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; ; turn += 1) {
      const hadToBeLast = mustBeLast;
      const askedAt = performance.now();
      try {
        const { isLast } = await (turn % 2 === 0 ? read(agent) : cancel(agent));
        if (hadToBeLast && !isLast) lost.push('a connection was kept');
        answered += 1;
      } catch (error) {
        const { code = String(error), wasKept } = error as SendError;
        const isTooLate = code === 'ECONNREFUSED' || (wasKept && !(await listens(site)));
        const isCutOff = code === 'ECONNRESET' && performance.now() - askedAt > LONGEST_AT_STOP_MS;
        if (isCutOff) cutOff += 1;
        else if (!isTooLate) lost.push(`${code} on a ${wasKept ? 'kept' : 'new'} connection`);
        agent.destroy();
        return;
      }
    }
  };
  return {
    acknowledged,
    answered: () => answered,
    refused: () => refused,
    cutOff: () => cutOff,
    lost,
    expectLast: () => {
      mustBeLast = true;
    },
    ended: Promise.all(Array.from({ length: count }, (_, number) => client(number))),
  };
}

async function send(
  site: string,
  agent: Agent,
  { method, path, body = '' }: { method: string; path: string; body?: string },
): Promise<Answer> {
  const { hostname, port } = new URL(site);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const sent = request({ hostname, port, method, path, agent, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response').catch((error: unknown) => {
    throw Object.assign(error as Error, { wasKept: sent.reusedSocket });
  })) as [IncomingMessage];
  const { statusCode: status, headers: received } = answer;
  return { status, isLast: received.connection === 'close', body: await text(answer) };
}

async function listens(site: string): Promise<boolean> {
  const { hostname, port } = new URL(site);
  const socket = connect(Number(port), hostname);
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isOpen;
}
